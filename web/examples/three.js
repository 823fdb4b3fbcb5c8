// An explorer walks on a wall that turns: a texture that a stage of our own draws.
import { CanvasTexture, Color, DoubleSide, Mesh, MeshBasicMaterial, PerspectiveCamera, PlaneGeometry, SRGBColorSpace, Scene, WebGLRenderer } from 'three';
import { load, stage } from 'limber';

const figure = (await load('../../samples/humanoid.skel2d')).newFigure();
const box = figure.boundsDuring('walk');
figure.play('walk');

const canvas = new OffscreenCanvas(256, Math.round((256 * box.height) / box.width));
const screen = stage(canvas, { direct: true });
const view = screen.fit(box, 2);
const texture = new CanvasTexture(canvas);
texture.colorSpace = SRGBColorSpace;

// As large as the box, its origin that of the model.
const geometry = new PlaneGeometry(canvas.width / view.scale, canvas.height / view.scale);
geometry.translate((box.left + box.right) / 2, (box.bottom + box.top) / 2, 0);
const explorer = new Mesh(geometry, new MeshBasicMaterial({ map: texture, transparent: true, side: DoubleSide, toneMapped: false }));

const scene = new Scene();
scene.background = new Color('#dfe8ee');
scene.add(explorer);
const camera = new PerspectiveCamera(40, 640 / 360, 1, 2000);
camera.position.set(0, box.height / 2, 1.6 * box.height);
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(640, 360);
document.body.append(renderer.domElement);

let last = null;
renderer.setAnimationLoop((now) => {
  figure.update((now - (last ?? now)) / 1000);
  last = now;
  screen.render((painter) => painter.draw(figure, view));
  texture.needsUpdate = true;
  explorer.rotation.y = 0.6 * Math.sin(now / 1500);
  renderer.render(scene, camera);
  document.documentElement.dataset.ready = 'true';
});
