const player = document.querySelector('limber-player');
const label = document.querySelector('#label');                // position: absolute; left: 0; top: 0

// The label is above the lantern's handle.
player.addEventListener('draw', () => {
  const top = player.figure.bone('Handle').toWorld(0, 30);
  const { x, y } = player.toPage(top.x, top.y);
  label.style.transform = `translate(${x + scrollX}px, ${y + scrollY}px) translate(-50%, -100%)`;
});

await player.ready;
const { figure } = player;

// What the legs reach for can be dragged, and stays where it is let go.
const targets = player.character.chains.map((chain) => chain.target).filter((bone) => bone >= 0);
const moved = new Map();
figure.between = () => moved.forEach((at, target) => figure.bone(target).placeAt(at.x, at.y));

let held;
player.addEventListener('pointerdown', (event) => {
  const at = player.toModel(event.clientX, event.clientY);
  const reach = 24 / player.view.scale;                        // within 24 pixels
  const distance = (bone) => Math.hypot(figure.bone(bone).worldX - at.x, figure.bone(bone).worldY - at.y);
  held = targets.filter((target) => distance(target) < reach).sort((a, b) => distance(a) - distance(b))[0];
  if (held !== undefined) player.setPointerCapture(event.pointerId); // also outside of the player
});
player.addEventListener('pointermove', (event) => {
  if (held === undefined) return;
  moved.set(held, player.toModel(event.clientX, event.clientY));
  if (player.paused) player.redraw();
});
player.addEventListener('lostpointercapture', () => (held = undefined));
