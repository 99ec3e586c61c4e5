import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../../../contract/brand';
import type { CoverageCode } from '../../../../contract/statuses';

interface Area {
  status: CoverageCode;
  expectedDate: string | null;
}

/**
 * Returns the expected completion date as it may be shown to people: null if it has passed, and if fibre is already there or will
 * not come.
 */
export function expectedDateOf({ status, expectedDate }: Area, now: Date): string | null {
  const isComing = status === 'IN_PROGRESS' || status === 'PLANNED';
  const today = format(now, 'yyyy-MM-dd', { in: tz(brand.timeZone) });
  return isComing && expectedDate !== null && expectedDate >= today ? expectedDate : null;
}
