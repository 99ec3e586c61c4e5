import type { Hono } from 'hono';
import { brand } from '../contract/brand';
import type { ProviderAccess } from '../server/payments/paymentProviderAt';
import { createPesapalStandIn } from './pesapal/createPesapalStandIn';
import { fileState } from './pesapal/fileState';

const PESAPAL_PATH = '/stand-in/pesapal';

/** The stand-ins for outside systems that nothing real is configured for, served on the product's own port. */
export function createStandIns(
  publicUrl: string,
  dataDir: string,
): { access: ProviderAccess; apps: Record<string, Hono> } {
  const credentials = { consumerKey: 'stand-in-key', consumerSecret: 'stand-in-secret' };
  const baseUrl = `${publicUrl}${PESAPAL_PATH}`;
  const { app } = createPesapalStandIn({
    ...credentials,
    publicUrl: baseUrl,
    now: () => new Date(),
    notify: fetch,
    options: { merchantName: brand.name },
    state: fileState(`${dataDir}/pesapal.json`),
  });
  return { access: { baseUrl, ...credentials }, apps: { [PESAPAL_PATH]: app } };
}
