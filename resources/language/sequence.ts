import type { Field } from './kinds';

/** Returns a sequence number as people see it: `KF-000123`, or with the year `RCT-2026-000045`. */
export function formatNumber(field: Pick<Field, 'prefix' | 'yearly'>, count: number, year: number): string {
  return [field.prefix, ...(field.yearly ? [year] : []), String(count).padStart(6, '0')].join('-');
}
