import { retentionFrom } from '../../contract/privacy/retention';

/** The names of the retention settings. The declarations read the periods (contract/privacy/retention.ts). */
export const RETENTION_SETTINGS = Object.values(retentionFrom({})).map(({ setting }) => setting);

/** Returns the faults of the given periods, one sentence each. */
export const retentionFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  RETENTION_SETTINGS.filter((name) => given[name] !== undefined && !/^[1-9]\d{0,4}$/.test(given[name] ?? '')).map(
    (name) => `${name}: must be a number of days from 1 to 99999`,
  );
