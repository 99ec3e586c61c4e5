import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { timeFrom } from './timeFrom';

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'label'> {
  /** `HH:mm`, or empty for no time; any other text is shown unchanged. */
  value: string;
  /** Receives the time as `HH:mm`, or empty for no time; text that is not a time is passed on as it was typed. */
  onTime(time: string): void;
}

/** A time of the day in 24 hours, as in the rest of the product; the browser's own input follows the browser's language. */
export function TimeField({ value, onTime, onBlur, sx, ...field }: Props) {
  const { t } = useWording();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onTime(text.trim() === '' ? '' : (timeFrom(text) ?? text));
  };
  return (
    <TextField
      {...field}
      label={t('forms.time')}
      value={typed ?? value}
      placeholder={t('forms.timeExample')}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      sx={[{ flex: '0 0 96px' }, ...[sx ?? []].flat()]}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', inputMode: 'numeric', maxLength: 10 } }}
    />
  );
}
