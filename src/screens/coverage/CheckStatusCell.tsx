import type { coverageChecks } from '../../../resources/coverage/coverageChecks';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { RowPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';

/** The status of a coverage check in a list. A name that fits no single place says nothing about fibre there. */
export function CheckStatusCell({ record }: RowPartProps) {
  const { t } = useWording();
  const { outcome, coverageResponse } = record as unknown as RecordOf<typeof coverageChecks>;
  if (outcome === 'RECOGNISED') return <StatusChip value={coverageResponse.code} />;
  return <StatusChip value="UNKNOWN" label={t('coverage.placeNotRecognised')} />;
}
