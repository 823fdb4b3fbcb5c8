import { readSkel2d } from '../studio/limber/limber.js';

// A press plays the next animation once, then it goes on as before.
for (const button of document.querySelectorAll('.parade button')) {
  const player = button.querySelector('limber-player');
  const usual = player.animation;
  let next = 0;
  button.addEventListener('click', async () => {
    await player.ready;
    const others = player.character.animations.map(({ name }) => name).filter((name) => name !== usual);
    player.play(others[next++ % others.length], { loop: false });
    player.queue(usual, { loop: true });
  });
}

// The text is what plays beside it.
const player = document.querySelector('.live');
const text = document.querySelector('.source code');
const problem = document.querySelector('.problem');
text.setAttribute('contenteditable', 'plaintext-only'); // Older browsers leave it as it is.
if (text.isContentEditable) {
  text.role = 'textbox';
  text.ariaMultiLine = 'true';
  text.ariaLabel = 'Skel2D text of the character';
  text.spellcheck = false;
}
async function show() {
  const character = readSkel2d(text.textContent, 'bird.skel2d');
  const [first] = character.diagnostics;
  problem.textContent = first ? `Line ${first.line}: ${first.message}` : '';
  if (character.hasErrors) return;
  const time = player.currentTime;
  await player.open(character);
  player.currentTime = time;
}
text.addEventListener('input', show);
show();
