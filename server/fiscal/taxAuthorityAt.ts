import type { EfrisAccess, TaxAuthority } from '../ports/TaxAuthority';
import type { Store } from '../store/Store';
import { createEfris } from './efris/createEfris';
import { keptDayKeys } from './efris/dayKeys';

const TIMEOUT = 20_000;

/** Opens the configured tax authority for the processes that share a store. */
export type OpenTaxAuthority = (store: Store, appSecret: string) => TaxAuthority;

const now = () => new Date();

/** Returns the configured tax authority, or null if EFRIS is off. */
export const taxAuthorityAt = (access: EfrisAccess | null): OpenTaxAuthority | null =>
  access &&
  ((store, appSecret) =>
    createEfris({
      ...access,
      fetch,
      now,
      timeoutMs: TIMEOUT,
      dayKeys: keptDayKeys(store, access, appSecret, now),
    }));
