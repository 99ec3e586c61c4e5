import { createEfris } from './efris/createEfris';
import type { EfrisAccess } from './efris/EfrisAccess';
import type { TaxAuthority } from './TaxAuthority';

const TIMEOUT = 20_000;

/** The tax authority of the settings; null where EFRIS is off. */
export const taxAuthorityAt = (access: EfrisAccess | null): TaxAuthority | null =>
  access && createEfris({ ...access, fetch, now: () => new Date(), timeoutMs: TIMEOUT });
