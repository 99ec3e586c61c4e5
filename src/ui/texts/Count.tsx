import Typography from '@mui/material/Typography';
import { useWording } from '../../i18n/useWording';

/** A count, announced to screen readers when it changes; undefined while it is loading. */
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
