import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type Figure, load, paint, type LimberPlayerElement } from 'limber';

function Hero() {
  const player = useRef<LimberPlayerElement>(null);
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    // The types of events are known: detail is a Character, a PlayEvent, a LimberError.
    element.addEventListener('error', (event) => (document.title = event.detail.diagnostics[0]?.text ?? event.detail.message));
    element.addEventListener('mark', (event) => console.log(event.detail.mark, event.detail.number));
  }, []);
  return (
    <limber-player ref={player} src="/humanoid.skel2d" animation="run" autoplay loop label="An explorer runs" skins={null} skin={undefined}
      id="hero" className="wide" style={{ width: 200 }} onClick={(event) => event.currentTarget.toggle()}
      onload={(event) => show(event.currentTarget as LimberPlayerElement, event.detail.animations.length)} />
  );
}

async function show(element: LimberPlayerElement, animations: number) {
  const figure: Figure = (await load('/humanoid.skel2d')).newFigure();
  figure.addEventListener('looped', (event) => console.log(event.loop));
  figure.seek('walk', 0.5);
  const painted = paint(60, 80, (painter) => painter.draw(figure, { x: 30, y: 78, scale: 0.4 }));
  const canvas = element.shadowRoot!.querySelector('canvas')!;
  const shown = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const isDrawn = inkOf(painted.data) > 500 && inkOf(shown.data) > 2000;
  document.title = `${element.animation} of ${animations}, ${isDrawn ? 'drawn' : 'blank'}, ${element.label}`;
}

/** Returns how many pixels are not transparent. */
function inkOf(data: Uint8ClampedArray) {
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

createRoot(document.getElementById('root')!).render(<Hero />);
