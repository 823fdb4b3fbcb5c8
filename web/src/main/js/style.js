/** Style of the player. A constructed sheet, so that no policy for inline styles is in its way. */
const STYLE_TEXT = `
:host {
  --bar: #f3f4f6; --ink: #1f2937; --faint: #4b5563; --line: #d1d5db; --accent: #2563eb; --hover: #e5e7eb;
  display: inline-block; position: relative;
  width: 320px; height: 320px; box-sizing: border-box; overflow: hidden;
  font: 13px/1.3 system-ui, sans-serif; color: var(--ink); contain: layout paint;
}
@media (prefers-color-scheme: dark) {
  :host { --bar: #1f2430; --ink: #e5e7eb; --faint: #9ca3af; --line: #3b4252; --accent: #60a5fa; --hover: #2d3444; }
}
:host([hidden]) { display: none; }
canvas:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
:host(:fullscreen) { width: 100%; height: 100%; background: Canvas; }
.frame { container-type: size; display: grid; grid-template-rows: minmax(0, 1fr) auto; width: 100%; height: 100%; }
.picture { position: relative; min-height: 0; min-width: 0; }
canvas, .poster { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.poster { object-fit: contain; }
.poster[hidden], .message[hidden], .bar[hidden], select[hidden], button[hidden] { display: none; }
.message {
  position: absolute; inset: 0; display: grid; place-content: safe center; gap: 6px; padding: 16px;
  text-align: center; overflow: auto; overflow-wrap: anywhere; background: var(--bar);
}
.message.over { inset: auto 0 0; padding: 6px 8px; opacity: 0.92; max-height: 60%; }
.message strong { font-size: 14px; }
.message span { color: var(--faint); }
.bar {
  display: flex; align-items: center; gap: 4px; padding: 4px 6px; background: var(--bar);
  border-top: 1px solid var(--line); flex-wrap: wrap; min-width: 0;
}
.choices { display: flex; align-items: center; gap: 4px; min-width: 0; flex: 0 1 auto; }
.choices button { margin-left: auto; }
button, select {
  font: inherit; color: inherit; background: transparent; border: 1px solid transparent; border-radius: 6px;
  height: 28px; cursor: pointer;
}
button { width: 30px; padding: 0; display: inline-grid; place-content: center; }
button svg { width: 20px; height: 20px; fill: currentColor; }
select { max-width: 9em; min-width: 0; padding: 0 2px; text-overflow: ellipsis; background: var(--bar); }
button:hover:not(:disabled), select:hover:not(:disabled) { background: var(--hover); }
button:focus-visible, select:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
button:disabled, select:disabled, input:disabled { opacity: 0.45; cursor: default; }
.time { font-variant-numeric: tabular-nums; color: var(--faint); white-space: nowrap; padding: 0 4px; }
input[type='range'] {
  --part: 0; flex: 1 1 120px; min-width: 40px; height: 20px; margin: 0; background: transparent;
  appearance: none; cursor: pointer; border-radius: 6px;
}
input::-webkit-slider-runnable-track {
  height: 4px; border-radius: 2px;
  background: linear-gradient(to right, var(--accent) calc(var(--part) * 100%), var(--line) 0);
}
input::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
input::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
input::-webkit-slider-thumb {
  appearance: none; width: 14px; height: 14px; margin-top: -5px; border-radius: 50%; background: var(--accent); border: 2px solid var(--bar);
}
input::-moz-range-thumb { width: 11px; height: 11px; border-radius: 50%; background: var(--accent); border: 2px solid var(--bar); }
.frame[aria-busy] .picture::after {
  content: ''; position: absolute; inset: 0; margin: auto; width: 22px; height: 22px; box-sizing: border-box;
  border: 2px solid var(--line); border-top-color: var(--accent); border-radius: 50%; opacity: 0;
  animation: appear 0.2s 0.4s forwards, turn 1s linear infinite;
}
@keyframes appear { to { opacity: 1; } }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) {
  .frame[aria-busy] .picture::after { animation: appear 0.2s 0.4s forwards; }
}
/* On a page of others nobody knows which pointer comes; the studio, which is dense, asks for the main one only. */
@media (any-pointer: coarse) {
  button, select { height: 40px; min-width: 40px; }
  input[type='range'] { height: 40px; }
}
@container (max-width: 200px) or (max-height: 160px) {
  .time, .choices { display: none; }
  .bar { flex-wrap: nowrap; }
  .message, .message.over { padding: 4px; gap: 2px; max-height: 100%; box-sizing: border-box; font-size: 11px; }
  .message strong { font-size: inherit; }
}
`;

/** @type {CSSStyleSheet | null} */
let playerSheet = null;

/** Returns the sheet that all players share. */
export function playerStyle() {
  if (!playerSheet) {
    playerSheet = new CSSStyleSheet();
    playerSheet.replaceSync(STYLE_TEXT);
  }
  return playerSheet;
}
