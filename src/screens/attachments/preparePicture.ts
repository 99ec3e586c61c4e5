/** The longest side of a picture that is uploaded, px. */
const LONGEST = 2000;
const JPEG = 'image/jpeg';

/**
 * Returns a picture in a size that also a slow connection can send: a large one is reduced and stored as a JPEG. A JPEG is always
 * drawn anew, which removes what cameras add, such as the place. Other files, and pictures that the browser cannot show, are
 * returned as they are.
 */
export async function preparePicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const picture = await decode(file);
  if (!picture) return file;
  const scale = scaleFor(picture);
  const drawn = scale < 1 || file.type === JPEG ? await redraw(picture, scale) : null;
  picture.close();
  return drawn ? new File([drawn], jpegName(file.name), { type: JPEG }) : file;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

/** Returns the factor by which a picture is reduced; 1 if it is small enough. */
export const scaleFor = ({ width, height }: { width: number; height: number }): number =>
  Math.min(1, LONGEST / Math.max(width, height));

/** Returns the name of a picture once it is a JPEG. */
export const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.\w{1,5}$/, '')}.jpg`;

function redraw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency; without this it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, JPEG, 0.85);
  });
}
