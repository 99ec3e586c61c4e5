import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../texts/HelperText';
import { Logo } from '../texts/Logo';

interface Props {
  label: string;
  authenticated: boolean;
}

/** A spinner with the name of what is loading; users who are not signed in see the logo instead of the name. */
export function Loading({ label, authenticated }: Props) {
  const { t } = useWording();
  return (
    <Box
      role="status"
      aria-label={t('layout.loading', { label })}
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      {!authenticated && <Logo />}
      <CircularProgress size={24} thickness={4} aria-hidden="true" />
      {authenticated && <HelperText>{t('layout.loadingLong', { label })}</HelperText>}
    </Box>
  );
}
