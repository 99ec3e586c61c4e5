import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useStatusChoices } from './useStatusChoices';

interface Props {
  resource: AnyResource;
  ids: readonly string[];
  value: string;
  onChange(status: string): void;
}

/**
 * A choice of the new status of several records: one that at least one of them can take; it lists the records that keep their
 * status.
 */
export function StatusChoice({ resource, ids, value, onChange }: Props) {
  const { t, wordsOf, formatNumber } = useWording();
  const { options, refusedBy } = useStatusChoices(resource, ids, freeStatusOf(resource));
  const refused = value ? refusedBy(value) : [];
  const told = {
    count: formatNumber(refused.length),
    names: refused.map(({ name, status }) => `${name} (${wordsOf(status).toLowerCase()})`).join(', '),
  };
  return (
    <TextField
      select
      required
      label={t('lists.newStatus')}
      value={value}
      disabled={options?.length === 0}
      helperText={
        options?.length === 0 ? t('lists.noneCanChange') : refused.length > 0 && t('lists.stayAsTheyAre', told)
      }
      onChange={(event) => onChange(event.target.value)}
    >
      {(options ?? []).map((option) => (
        <MenuItem key={option} value={option}>
          {wordsOf(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
