/**
 * Resolves in a task of its own right after the next frame was painted; in a page that nobody sees
 * there are no frames, so a timer stands in.
 */
export function nextFrame() {
  return new Promise(resolve => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  }).then(nextTask);
}

/** Resolves in a task of its own, after what is being dealt with now. */
function nextTask() {
  return /** @type {Promise<void>} */ (new Promise(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  }));
}
