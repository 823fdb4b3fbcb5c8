/** The divider between the panes: by mouse, finger or arrow keys; a double click resets it. */
export function startDivider(studio) {
  const divider = document.getElementById('divider');
  const panes = document.getElementById('panes');
  const apply = share => {
    const kept = Math.min(0.8, Math.max(0.2, share));
    panes.style.setProperty('--left', (kept * 100).toFixed(2) + '%');
    divider.setAttribute('aria-valuenow', String(Math.round(kept * 100)));
    return kept;
  };
  divider.addEventListener('pointerdown', event => {
    divider.setPointerCapture(event.pointerId);
    const move = moved => {
      const box = panes.getBoundingClientRect();
      apply((moved.clientX - box.left) / box.width);
    };
    divider.addEventListener('pointermove', move);
    divider.addEventListener('lostpointercapture', () => {
      divider.removeEventListener('pointermove', move);
      studio.set('left', Number(divider.getAttribute('aria-valuenow')) / 100);
    }, { once: true });
  });
  divider.addEventListener('keydown', event => {
    const step = { ArrowLeft: -0.02, ArrowRight: 0.02 }[event.key];
    if (!step) return;
    studio.set('left', apply(Number(divider.getAttribute('aria-valuenow')) / 100 + step));
    event.preventDefault();
  });
  divider.addEventListener('dblclick', () => studio.set('left', apply(0.45)));
  apply(studio.settings.left ?? 0.45);
}
