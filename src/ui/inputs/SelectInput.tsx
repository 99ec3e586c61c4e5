import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type BoundInput, useTextField } from './useTextField';

interface Props extends BoundInput {
  choices: readonly { id: string; name: string; disabled?: boolean }[];
  /** The text of the empty option; without it, the user has to choose one of the others. */
  emptyText?: string;
}

/** A form field for one option of a closed list. */
export function SelectInput({ choices, emptyText, ...binding }: Props) {
  const { slotProps, ...field } = useTextField(binding);
  const { 'aria-required': isRequired } = slotProps.htmlInput;
  return (
    <TextField
      {...field}
      select
      slotProps={{
        ...slotProps,
        select: { displayEmpty: emptyText !== undefined, SelectDisplayProps: { 'aria-required': isRequired } },
      }}
    >
      {emptyText && <MenuItem value="">{emptyText}</MenuItem>}
      {choices.map(({ id, name, disabled = false }) => (
        <MenuItem key={id} value={id} disabled={disabled}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
