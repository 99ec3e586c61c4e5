import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { dayFrom, isDay } from './dayFrom';

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'slotProps'> {
  /** `YYYY-MM-DD`, or empty for no day; any other text is shown unchanged. */
  value: string;
  /** Receives the day as `YYYY-MM-DD`, or empty for no day; text that is not a day is passed on as it was typed. */
  onDay(day: string): void;
  /** Attributes of the native input. */
  native?: React.InputHTMLAttributes<HTMLInputElement>;
  isRequired?: boolean;
}

/**
 * A day in the format of the rest of the product, typed or picked; the browser's own input would format it by the browser's
 * language.
 */
export function DayField({ value, onDay, onBlur, native = {}, isRequired = false, ...field }: Props) {
  const { t, locale, formatDay } = useWording();
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setTyped(text);
    onDay(text.trim() === '' ? '' : (dayFrom(text, locale) ?? text));
  };
  const choose = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={t('forms.chooseDay')}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" />
      </IconButton>
      <Box
        component="input"
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(value) ? value : ''}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onDay(event.target.value)}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      value={typed ?? (isDay(value) ? formatDay(value) : value)}
      placeholder={t('forms.dayExample', { day: formatDay('2026-11-22') })}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      slotProps={{
        input: { endAdornment: choose },
        inputLabel: { required: isRequired },
        // The day keeps its order on pages that read from right to left.
        htmlInput: { dir: 'auto', autoComplete: 'off', 'aria-required': isRequired, ...native },
      }}
    />
  );
}
