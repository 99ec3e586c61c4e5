import { tzOffset } from '@date-fns/tz';
import { required } from 'react-admin';
import { brand } from '../../../contract/brand';
import { useWording } from '../../i18n/useWording';
import { TextInput } from '../../ui/inputs/TextInput';
import type { InputProps } from '../kinds/inputs';

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
export function MomentInput({ source, label, field, isRequired }: InputProps) {
  const { t } = useWording();
  return (
    <TextInput
      source={source}
      label={label}
      type="datetime-local"
      helperText={field.help ?? t('forms.timeIn', { zone: brand.timeZone.replace('_', ' ') })}
      format={toLocal}
      parse={fromLocal}
      validate={isRequired ? required() : undefined}
    />
  );
}
