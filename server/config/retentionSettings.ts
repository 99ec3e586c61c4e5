import { retentionFrom } from '../../contract/privacy/retention';

/** The settings of how long data is kept, by name; the periods are read by the declarations (contract/privacy/retention.ts). */
export const RETENTION_SETTINGS = Object.values(retentionFrom({})).map(({ setting }) => setting);

/** What is wrong with the periods that are given, one sentence each. */
export const retentionFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  RETENTION_SETTINGS.filter((name) => given[name] !== undefined && !/^[1-9]\d{0,4}$/.test(given[name] ?? '')).map(
    (name) => `${name}: must be a number of days from 1 to 99999`,
  );
