import { inject } from 'vitest';

/** Where this worker's own product is served: no other worker changes what is in it. */
export const productUrl = String(inject('productUrls')[Number(process.env.VITEST_POOL_ID) - 1]);
