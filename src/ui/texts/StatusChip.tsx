import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { toneOf } from '../../theme/tones';

/** A status as a small coloured label; with `label`, in other words. */
export function StatusChip({ value, label }: { value: string; label?: string }) {
  const { wordsOf } = useWording();
  const tone = toneOf(value);
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        px: 1,
        height: 20,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: `var(--tone-${tone})`,
        bgcolor: `var(--tone-${tone}-tint)`,
      }}
    >
      {label ?? wordsOf(value)}
    </Box>
  );
}
