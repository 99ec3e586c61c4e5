import { createHash } from 'node:crypto';
import { LOGO_ROUTE } from '../../contract/pages/routes';

/** Where a logo that is kept in the database is found; another address for another image, so that browsers may keep it. */
export const logoAddress = (base64: string): string =>
  `${LOGO_ROUTE}?v=${createHash('sha256').update(base64).digest('hex').slice(0, 12)}`;
