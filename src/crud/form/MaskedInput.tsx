import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isMask } from '../../../contract/access/sensitive';
import { ShowButton } from '../../ui/buttons/ShowButton';
import { type BoundInput, useTextField } from '../../ui/inputs/useTextField';
import { useUnmask } from '../values/useUnmask';

/**
 * A text that is answered as a mask. Sent back as it is, the mask changes nothing; those who may can have the value in its
 * place, and a new value replaces it.
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
      slotProps={{ ...slotProps, ...(may && masked ? { input: { endAdornment: button } } : {}) }}
    />
  );
}
