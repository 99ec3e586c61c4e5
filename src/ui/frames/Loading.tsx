import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../texts/HelperText';
import { Logo } from '../texts/Logo';

interface Props {
  label: string;
  authenticated: boolean;
}

/** A spinner with what is being loaded; the logo instead of the text for somebody who is not signed in. */
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
