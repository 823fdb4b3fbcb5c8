/**
 * Resolves in a task of its own right after the next frame was painted. A hidden page has no frames,
 * so a timer stands in.
 */
export function nextFrame() {
  return new Promise(resolve => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  }).then(nextTask);
}

/** Resolves in a task of its own, after the current one. */
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
