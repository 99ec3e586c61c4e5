import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface Props extends Omit<OutlinedInputProps, 'error'> {
  label: string;
  /** The reason why the value is not accepted. */
  error: string | undefined;
}

/** A text input with its label: like MUI's TextField, but without its menus, which would enlarge the first load. */
export function LabelledInput({ label, error, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl fullWidth error={!!error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} size="small" {...(error ? { 'aria-describedby': errorId } : {})} {...input} />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
