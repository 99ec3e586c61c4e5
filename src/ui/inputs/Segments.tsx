import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** A choice of one of a few values, as a row of buttons. */
export function Segments<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2' }}>
        {label}
      </Box>
      <Box sx={track}>
        {options.map(({ value, label: text, lang }) => (
          <Box key={value} component="label" lang={lang} sx={segment}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const track: SxProps<Theme> = [
  {
    '--segment': 'var(--mui-palette-background-paper)',
    display: 'flex',
    p: 0.375,
    gap: 0.25,
    borderRadius: 1.5,
    bgcolor: 'action.hover',
  },
  // In the dark, what is above is lighter; the paper is darker than the track.
  (theme) =>
    theme.applyStyles('dark', {
      '--segment': 'color-mix(in srgb, var(--mui-palette-text-primary) 18%, var(--mui-palette-background-paper))',
    }),
];

const segment = {
  position: 'relative',
  flex: 1,
  py: 0.5,
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 500,
  textAlign: 'center',
  color: 'text.secondary',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': {
    color: 'text.primary',
    bgcolor: 'var(--segment)',
    boxShadow: '0 0 0 1px var(--mui-palette-divider), var(--shadow-low)',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
