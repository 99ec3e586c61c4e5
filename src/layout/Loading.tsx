import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Logo } from './Logo';

interface Props {
  label: string;
  authenticated: boolean;
}

/** A spinner with what is being loaded; the logo instead of the text for whoever is not signed in. */
export function Loading({ label, authenticated }: Props) {
  return (
    <Box
      role="status"
      aria-label={`Loading ${label}`}
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      {!authenticated && <Logo />}
      <CircularProgress size={24} thickness={4} aria-hidden="true" />
      {authenticated && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Loading {label} ...
        </Typography>
      )}
    </Box>
  );
}
