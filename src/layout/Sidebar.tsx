import Box from '@mui/material/Box';
import { brand } from '../../contract/brand';
import { useWording } from '../i18n/useWording';
import { leave } from '../session/session';
import { ActionButton } from '../ui/buttons/ActionButton';
import { LogoLink } from '../ui/menu/LogoLink';
import { MenuEntries } from './MenuEntries';
import { useMenu } from './useMenu';
import { useWaitingTotals } from './waitingTotals';

interface Props {
  folded?: boolean;
  /** True inside the drawer, where the sidebar also has the button to sign out. */
  mobile?: boolean;
}

/** The side menu from the logo to its footer. */
export function Sidebar({ folded = false, mobile = false }: Props) {
  const { t } = useWording();
  const { menu, home, route } = useMenu();
  const waiting = useWaitingTotals();
  return (
    <Box className={folded ? 'folded' : ''} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <LogoLink to={home} withName={!folded} sx={{ height: 56, px: 2.75 }} />
      <MenuEntries menu={menu} route={route} folded={folded} waiting={waiting} />
      {mobile && (
        <Box
          sx={{
            flex: 'none',
            p: 2,
            borderTop: 1,
            borderColor: 'divider',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <ActionButton fullWidth icon="log-out" onClick={leave} sx={{ mb: 1 }}>
            {t('layout.logout')}
          </ActionButton>
          {t('layout.poweredBy', { vendor: brand.vendor })}
        </Box>
      )}
    </Box>
  );
}
