import { CanvasTexture, Mesh, MeshBasicMaterial, OrthographicCamera, PlaneGeometry, SRGBColorSpace, Scene, WebGLRenderer, Color } from 'three';
import { stage } from 'limber';
import { BACKGROUND_COLOR, SIZE, difference } from './picture.js';

export function compare(shown) {
  return difference(shown, async (character, pose, view) => {
    const figure = character.newFigure();
    pose(figure);
    const canvas = new OffscreenCanvas(SIZE, SIZE);
    stage(canvas, { direct: true }).render((painter) => painter.draw(figure, view));
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    const scene = new Scene();
    scene.background = new Color(BACKGROUND_COLOR);
    scene.add(new Mesh(new PlaneGeometry(2, 2), new MeshBasicMaterial({ map: texture, transparent: true, toneMapped: false })));
    const renderer = new WebGLRenderer();
    renderer.setSize(SIZE, SIZE);
    renderer.render(scene, new OrthographicCamera(-1, 1, 1, -1, -1, 1));
    return renderer.domElement;
  });
}
