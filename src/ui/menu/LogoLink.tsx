import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { brand } from '../../../contract/brand';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { Logo } from '../texts/Logo';

/** The logo, which leads to the dashboard. */
export function LogoLink({ sx, withName = true }: { sx: object; withName?: boolean }) {
  const { t } = useWording();
  return (
    <Box
      component={Link}
      to={OFFICE_PAGES.dashboard.route}
      aria-label={t('layout.logoLink', { name: brand.name })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        overflow: 'hidden',
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -2 },
        ...sx,
      }}
    >
      <Logo size={26} withName={withName} />
    </Box>
  );
}
