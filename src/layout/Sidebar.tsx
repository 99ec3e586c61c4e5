import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { brand } from '../../contract/brand';
import { useWording } from '../i18n/useWording';
import { Icon } from '../icons/Icon';
import { leave } from '../session/session';
import { Logo } from './Logo';
import { MenuEntries } from './MenuEntries';
import { useMenu } from './useMenu';

interface Props {
  folded?: boolean;
  /** In the drawer, where it is also the way out. */
  mobile?: boolean;
}

/** The side menu from the logo to its foot. */
export function Sidebar({ folded = false, mobile = false }: Props) {
  const { t } = useWording();
  const { menu, route } = useMenu();
  return (
    <Box className={folded ? 'folded' : ''} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <LogoLink withName={!folded} sx={{ height: 56, px: 2.75 }} />
      <MenuEntries menu={menu} route={route} folded={folded} />
      {mobile && (
        <Box sx={{ flex: 'none', p: 2, borderTop: 1, borderColor: 'divider', fontSize: 12, color: 'text.secondary' }}>
          <Button fullWidth variant="outlined" startIcon={<Icon name="log-out" />} onClick={leave} sx={{ mb: 1 }}>
            {t('layout.logout')}
          </Button>
          {t('layout.poweredBy', { vendor: brand.vendor })}
        </Box>
      )}
    </Box>
  );
}

/** The logo, which leads to the dashboard, or else to the first page that the person may see. */
export function LogoLink({ sx, withName = true }: { sx: object; withName?: boolean }) {
  const { t } = useWording();
  const { home } = useMenu();
  return (
    <Box
      component={Link}
      to={home}
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
