import { Camera, LARGEST, SMALLEST } from '../../main/page/view/camera.js';
import { equal, near } from './check.js';

function camera() {
  const made = new Camera();
  made.resize(400, 200);
  return made;
}

export function theModelsOriginIsInTheMiddleAndUpIsUp() {
  const made = camera();
  equal([made.screenX(0), made.screenY(0)], [200, 100]);
  equal([made.screenX(10), made.screenY(10)], [210, 90]);
}

export function pixelsGoBackToTheModel() {
  const made = camera();
  made.pan(30, -20);
  made.zoomAt(10, 20, 3);
  near(made.modelX(made.screenX(12.5)), 12.5);
  near(made.modelY(made.screenY(-7)), -7);
}

export function whatIsUnderThePointerStaysThereWhileZooming() {
  const made = camera();
  const [x, y] = [made.modelX(37), made.modelY(151)];
  made.zoomAt(37, 151, 2.5);
  near(made.screenX(x), 37);
  near(made.screenY(y), 151);
}

export function zoomHasLimits() {
  const made = camera();
  made.zoomAt(0, 0, 1e9);
  equal(made.scale, LARGEST);
  made.zoomAt(0, 0, 1e-9);
  equal(made.scale, SMALLEST);
}

export function fittedBoundsAreSeenWithAMargin() {
  const made = camera();
  made.fit({ minX: 0, minY: 0, maxX: 100, maxY: 100 });
  near(made.screenY(100), 20);
  near(made.screenY(0), 180);
  near(made.screenX(50), 200);
}

export function aDotDoesNotFillThePicture() {
  const made = camera();
  made.fit({ minX: 5, minY: 5, maxX: 5, maxY: 5 });
  equal([made.x, made.y, made.scale], [5, 5, 20]);
}

export function nothingIsFittedAsIfNobodyHadZoomed() {
  const made = camera();
  made.zoomAt(3, 4, 5);
  made.fit(null);
  equal([made.x, made.y, made.scale], [0, 0, 1]);
  made.fit({ minX: 1, minY: 1, maxX: -1, maxY: -1 });
  equal([made.x, made.y, made.scale], [0, 0, 1]);
}

export function boundsOutsideAreNotSeen() {
  const made = camera();
  equal(made.sees({ minX: -10, minY: -10, maxX: 10, maxY: 10 }), true);
  equal(made.sees({ minX: 201, minY: -10, maxX: 300, maxY: 10 }), false);
  equal(made.sees({ minX: -10, minY: 101, maxX: 10, maxY: 300 }), false);
}
