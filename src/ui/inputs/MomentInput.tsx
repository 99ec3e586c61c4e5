import { tzOffset } from '@date-fns/tz';
import { brand } from '../../../contract/brand';
import { useWording } from '../../i18n/useWording';
import { TextInput } from './TextInput';
import type { BoundInput } from './useTextField';

const MINUTE = 60_000;

/** A stored moment as `YYYY-MM-DDTHH:mm` of the provider's clocks, which the browser's own zone does not move. */
export function toLocal(moment: string | null): string {
  if (!moment) return '';
  const time = Date.parse(moment);
  const shifted = time + tzOffset(brand.timeZone, new Date(time)) * MINUTE;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** The moment, ISO 8601 in UTC, that the provider's clocks show as `local`; null for nothing. */
export function fromLocal(local: string): string | null {
  if (!local) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  const offset = tzOffset(brand.timeZone, new Date(asUtc)) * MINUTE;
  return new Date(asUtc - offset).toISOString();
}

/** A moment, entered in the provider's time zone. */
export function MomentInput({ helperText, ...binding }: BoundInput) {
  const { t } = useWording();
  return (
    <TextInput
      {...binding}
      type="datetime-local"
      helperText={helperText ?? t('forms.timeIn', { zone: brand.timeZone.replace('_', ' ') })}
      format={toLocal}
      parse={fromLocal}
    />
  );
}
