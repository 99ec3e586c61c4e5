import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useWording } from '../../i18n/useWording';
import { ColourModeToggle } from '../../layout/ColourModeToggle';
import { HelperText } from '../../ui/texts/HelperText';
import { Logo } from '../../ui/texts/Logo';
import { AdministratorForm } from './AdministratorForm';

/** The first page of a new installation: it creates the first administrator, who is then signed in. */
export function SetupPage() {
  const { t } = useWording();
  const title = t('setup.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr', px: { xs: 3, sm: 5 }, py: 3 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo />
        <ColourModeToggle />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 400, m: 'auto', py: 6 }}>
        <Typography variant="h4" component="h1" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <HelperText sx={{ mb: 4 }}>{t('setup.administratorFirst')}</HelperText>
        <AdministratorForm />
      </Box>
    </Box>
  );
}
