import { useFormContext, useWatch } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { Segments } from '../../ui/inputs/Segments';

/** The most common number of days. */
export const LIKELY_DAYS = 2;
const CHOICES = [1, LIKELY_DAYS, 3, 7];

/** Buttons for the usual numbers of days; any other number is typed below. */
export function LikelyDays() {
  const { t } = useWording();
  const { setValue } = useFormContext();
  const days = useWatch({ name: 'days' });
  return (
    <Segments
      label={t('subscriptions.howManyDays')}
      options={CHOICES.map((count) => ({
        value: String(count),
        label: t('subscriptions.days', { smart_count: count }),
      }))}
      chosen={String(days ?? '')}
      onChoose={(value) => setValue('days', Number(value), { shouldDirty: true, shouldValidate: true })}
    />
  );
}
