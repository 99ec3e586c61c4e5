import type { ReactNode } from 'react';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { bonusRules } from '../../../../resources/subscriptions/bonusRules';
import type { RowPartProps } from '../../../crud/slots';
import { toIsoDay } from '../../../i18n/formats';
import { useWording } from '../../../i18n/useWording';
import { StatusChip } from '../../../ui/texts/StatusChip';

/** Shows whether a bonus rule applies today: an active rule may have ended, or not have begun. */
export function ActiveCell({ record, children }: RowPartProps & { children: ReactNode }) {
  const { t } = useWording();
  const { active, validFrom, validUntil } = record as RecordOf<typeof bonusRules>;
  const today = toIsoDay(Date.now());
  if (active && validUntil && validUntil < today)
    return <StatusChip value="EXPIRED" label={t('subscriptions.ruleEnded')} />;
  if (active && validFrom > today) return <StatusChip value="CREATED" label={t('subscriptions.ruleNotBegun')} />;
  return children;
}
