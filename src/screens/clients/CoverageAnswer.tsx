import Alert from '@mui/material/Alert';
import { coverageMessage } from '../../../contract/coverage';
import type { CoverageCode } from '../../../contract/statuses';
import type { Check } from './coverage';

const SEVERITY = { ASBUILT: 'success', IN_PROGRESS: 'info', PLANNED: 'info', NO_PRESENCE: 'warning' } as const;
const NEXT: Record<CoverageCode, string> = {
  ASBUILT: 'An order can be connected now.',
  IN_PROGRESS: 'Not to be ordered yet: record their interest, and they hear of it first.',
  PLANNED: 'Not to be ordered yet: record their interest, and they hear of it first.',
  NO_PRESENCE: 'Not to be ordered: record their interest, it counts when areas are chosen.',
};

/** Whether fibre reaches a place, in the specification's words, and what that means at the desk. */
export function CoverageAnswer({ check }: { check: Check }) {
  const { location, coverageResponse } = check;
  return (
    <Alert severity={SEVERITY[coverageResponse.code]} role="status">
      <strong>{coverageMessage(coverageResponse.status, 'fresh')}</strong> {location.commonName}.{' '}
      {NEXT[coverageResponse.code]}
    </Alert>
  );
}
