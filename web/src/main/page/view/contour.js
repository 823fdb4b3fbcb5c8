/** Draws the edge of a part, and triangles, from what the figure gives to the graphics card. */

/** @typedef {{ points: ArrayLike<number>, indices: ArrayLike<number> }} Mesh points: x and y of each corner */

/**
 * Returns the edges that belong to one triangle only: the outline of a part.
 *
 * @param {Mesh} mesh
 * @returns {number[]} x and y from, x and y to, of each edge
 */
export function outlineOf({ points, indices }) {
  // Neighbouring pieces of a shape have corners of their own at the same place.
  /** @type {Map<string, number>} */
  const ids = new Map();
  /** @param {number} corner */
  const id = corner => {
    const key = Math.round(points[2 * corner] * 16) + ',' + Math.round(points[2 * corner + 1] * 16);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, corner);
    return corner;
  };
  /** @type {Map<string, [from: number, to: number] | null>} */
  const edges = new Map();
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const corners = [id(indices[i]), id(indices[i + 1]), id(indices[i + 2])];
    if (corners[0] === corners[1] || corners[1] === corners[2] || corners[2] === corners[0]) continue;
    for (let n = 0; n < 3; n++) {
      const from = corners[n];
      const to = corners[(n + 1) % 3];
      const key = from < to ? from + ':' + to : to + ':' + from;
      edges.set(key, edges.has(key) ? null : [from, to]);
    }
  }
  /** @type {number[]} */
  const found = [];
  for (const edge of edges.values()) {
    if (edge) found.push(points[2 * edge[0]], points[2 * edge[0] + 1], points[2 * edge[1]], points[2 * edge[1] + 1]);
  }
  return found;
}

/** @param {CanvasRenderingContext2D} context @param {Mesh} mesh @param {string} color @param {number} width */
export function drawOutline(context, mesh, color, width) {
  const edges = outlineOf(mesh);
  context.lineCap = 'round';
  context.beginPath();
  for (let i = 0; i < edges.length; i += 4) {
    context.moveTo(edges[i], edges[i + 1]);
    context.lineTo(edges[i + 2], edges[i + 3]);
  }
  for (const [line, stroke] of /** @type {const} */ ([[width + 2, 'rgb(13 22 42 / 70%)'], [width, color]])) {
    context.lineWidth = line;
    context.strokeStyle = stroke;
    context.stroke();
  }
}

/** @param {CanvasRenderingContext2D} context @param {Mesh} mesh */
export function drawTriangles(context, { points, indices }) {
  context.beginPath();
  for (let i = 0; i + 2 < indices.length; i += 3) {
    context.moveTo(points[2 * indices[i]], points[2 * indices[i] + 1]);
    context.lineTo(points[2 * indices[i + 1]], points[2 * indices[i + 1] + 1]);
    context.lineTo(points[2 * indices[i + 2]], points[2 * indices[i + 2] + 1]);
    context.closePath();
  }
  for (const [line, stroke] of /** @type {const} */ ([[2, 'rgb(13 22 42 / 45%)'], [1, 'rgb(120 230 180 / 90%)']])) {
    context.lineWidth = line;
    context.strokeStyle = stroke;
    context.stroke();
  }
}
