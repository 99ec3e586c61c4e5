import Typography from '@mui/material/Typography';
import { useWording } from '../../i18n/useWording';

/** How many there are, told to screen readers as it changes; undefined while that is asked for. */
export function Count({ value }: { value: number | undefined }) {
  const { formatNumber } = useWording();
  return (
    <Typography
      component="span"
      variant="body2"
      aria-live="polite"
      sx={{
        color: 'text.secondary',
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'action.hover',
        minWidth: 24,
        textAlign: 'center',
      }}
    >
      {value === undefined ? '…' : formatNumber(value)}
    </Typography>
  );
}
