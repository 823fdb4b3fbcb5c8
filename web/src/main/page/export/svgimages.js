/** Parts of a character's images as data addresses, for SVG. */

/** Returns a function of (image, x, y, width, height); the images are decoded already. */
export async function imageAddress(character) {
  const pictures = new Map(character.images.map((name, number) => [name, character.pictures[number]]));
  const known = new Map();
  return (name, x, y, width, height) => {
    const key = [name, x, y, width, height].join('/');
    if (!known.has(key)) known.set(key, address(pictures.get(name)?.bitmap, x, y, width, height));
    return known.get(key);
  };
}

function address(bitmap, x, y, width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (bitmap) canvas.getContext('2d').drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
