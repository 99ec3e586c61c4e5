import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isMask } from '../../../contract/access/sensitive';
import { ShowButton } from '../../ui/buttons/ShowButton';
import { type BoundInput, useTextField } from '../../ui/inputs/useTextField';
import { useUnmask } from '../values/useUnmask';
import { SENSITIVE } from './KeptInput';

/**
 * A text whose stored value is masked. An unchanged mask changes nothing when it is sent; users with the permission can reveal
 * the value, and a new value replaces it.
 */
export function MaskedInput(binding: BoundInput) {
  const { resetField } = useFormContext();
  const place = {
    resource: useResourceContext() ?? '',
    id: String(useRecordContext()?.id ?? ''),
    field: binding.source,
  };
  const { slotProps, ...field } = useTextField(binding);
  const { may, isPending, show } = useUnmask(place, (value) => resetField(binding.source, { defaultValue: value }));
  const masked = typeof field.value === 'string' && isMask(field.value);
  const button = (
    <InputAdornment position="end">
      <ShowButton what={binding.label} shown={false} disabled={isPending} onClick={show} />
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      autoComplete="off"
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, [SENSITIVE]: true },
        ...(may && masked ? { input: { endAdornment: button } } : {}),
      }}
    />
  );
}
