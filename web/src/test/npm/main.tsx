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
  const { data } = paint(60, 80, (painter) => painter.draw(figure, { x: 30, y: 78, scale: 0.4 }));
  const image = new ImageData(data, 60, 80);
  const inked = image.data.filter((value, index) => index % 4 === 3 && value > 0).length;
  document.title = `${element.animation} of ${animations}, ${inked > 500 ? 'drawn' : 'blank'}, ${element.label}`;
}

createRoot(document.getElementById('root')!).render(<Hero />);
