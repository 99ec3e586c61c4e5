import { MAX_PHOTO_TEXT } from '../../../../contract/notifications/notifications';

/** The width and height of a stored photo, px. */
const SIDE = 256;

/**
 * Returns the middle of an image as a small square JPEG in base64. Redrawing it removes metadata of cameras, such as the place.
 * Throws if the browser cannot show the file.
 */
export async function squarePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const from = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const place = [(picture.width - from) / 2, (picture.height - from) / 2, from, from] as const;
  canvas.getContext('2d')?.drawImage(picture, ...place, 0, 0, SIDE, SIDE);
  picture.close();
  const [, text = ''] = canvas.toDataURL('image/jpeg', 0.85).split(',');
  if (!text || text.length > MAX_PHOTO_TEXT) throw new Error('The picture could not be drawn.');
  return text;
}
