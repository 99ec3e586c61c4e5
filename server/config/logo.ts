import { createHash } from 'node:crypto';
import { LOGO_ROUTE } from '../../contract/pages/routes';

/** Returns the address of a logo in the database. It changes with the image, so that browsers may cache it. */
export const logoAddress = (base64: string): string =>
  `${LOGO_ROUTE}?v=${createHash('sha256').update(base64).digest('hex').slice(0, 12)}`;
