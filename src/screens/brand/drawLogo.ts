import { MAX_LOGO_TEXT } from '../../../resources/settings/brandSettings';

/** The greatest height and width of a logo as it is kept, px. */
const [HEIGHT, WIDTH] = [128, 512];

/**
 * A picture as a small PNG, in base64. Drawing it anew leaves behind whatever else the file holds. Fails where the browser cannot show
 * the file, or where the logo is too large a picture to keep.
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
