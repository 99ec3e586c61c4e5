import { MAX_LOGO_TEXT } from '../../../../resources/settings/brandSettings';

/** The maximum height and width of a stored logo, px. */
const [HEIGHT, WIDTH] = [128, 512];

/**
 * Returns an image as a small PNG in base64. Redrawing it removes everything else from the file. Throws if the browser cannot
 * show the file, or if the image is too large to store.
 */
export async function drawLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, HEIGHT / picture.height, WIDTH / picture.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const [, text = ''] = canvas.toDataURL('image/png').split(',');
  if (!text || text.length > MAX_LOGO_TEXT) throw new Error('The logo could not be drawn.');
  return text;
}
