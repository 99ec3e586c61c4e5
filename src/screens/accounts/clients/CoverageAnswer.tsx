import Alert from '@mui/material/Alert';
import { coverageMessage } from '../../../../contract/coverage/coverage';
import type { CoverageCode } from '../../../../contract/statuses';
import type { PlainKey } from '../../../i18n/messages';
import { useWording } from '../../../i18n/useWording';
import { type Check, foundPlaceName } from './coverage';

const SEVERITY = { ASBUILT: 'success', IN_PROGRESS: 'info', PLANNED: 'info', NO_PRESENCE: 'warning' } as const;
const NEXT: Record<CoverageCode, PlainKey> = {
  ASBUILT: 'clients.canBeConnected',
  IN_PROGRESS: 'clients.notYet',
  PLANNED: 'clients.notYet',
  NO_PRESENCE: 'clients.notPlanned',
};

interface Props {
  check: Check;
  /** The recognised place, if there is one. */
  place?: { name: string; district: string } | null;
}

/** Says whether fibre reaches a place, in the specification's words, and what that means for staff. */
export function CoverageAnswer({ check, place }: Props) {
  const { t, word, formatDay } = useWording();
  const { location, coverageResponse } = check;
  const { expectedDate } = coverageResponse;
  return (
    <Alert severity={SEVERITY[coverageResponse.code]} role="status">
      <strong>{word(coverageMessage(coverageResponse.status, 'fresh'))}</strong>{' '}
      {place ? foundPlaceName(place) : location.commonName}. {t(NEXT[coverageResponse.code])}{' '}
      {expectedDate && t('clients.expectedBy', { day: formatDay(expectedDate) })}
    </Alert>
  );
}
