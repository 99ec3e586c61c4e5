import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type BoundInput, useTextField } from './useTextField';

/** A form field for yes or no. */
export function BooleanInput(binding: BoundInput) {
  const { id, value, onChange, onBlur, name, inputRef, error, helperText } = useTextField(binding);
  const helpId = `${id}-help`;
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={binding.label}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Switch
            id={id}
            name={name}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref: inputRef, ...(helperText ? { 'aria-describedby': helpId } : {}) } }}
          />
        }
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
