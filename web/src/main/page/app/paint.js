/**
 * Resolves in a task of its own right after the next frame was painted; in a page that nobody sees
 * there are no frames, so a timer stands in.
 */
export function nextPaint() {
  return new Promise(resolve => {
    const channel = new MessageChannel();
    let done = false;
    const finish = () => {
      if (done) return;
      done = true;
      channel.port2.postMessage(null);
    };
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    requestAnimationFrame(finish);
    setTimeout(finish, 100);
  });
}
