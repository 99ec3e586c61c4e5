import type { Hono } from 'hono';
import { LOGO_ROUTE } from '../../../contract/pages/routes';
import { imageTypeOf } from '../../access/rules/photo';
import type { LiveSettings } from '../../config/liveSettings';
import { kept } from '../../http/headers';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the logo in the database, with the image type of its bytes. Answers 404 if there is none. */
export function serveLogo(app: Pick<Hono, 'get'>, settings: LiveSettings): void {
  app.get(LOGO_ROUTE, kept(YEAR), (c) => {
    const isKept = settings.sourceOf('BRAND_LOGO') === 'DATABASE';
    const bytes = Buffer.from((isKept && settings.valueOf('BRAND_LOGO')) || '', 'base64');
    const type = imageTypeOf(bytes);
    return type ? c.body(new Uint8Array(bytes), 200, { 'Content-Type': type }) : c.notFound();
  });
}
