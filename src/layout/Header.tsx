import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { SessionContext, usePermissions } from '../session/access';
import { whenIdle } from '../whenIdle';
import { ColourModeToggle } from './ColourModeToggle';
import { type Preferences, usePreferences } from './preferences';
import { UserMenu } from './UserMenu';

const AccountSearch = lazy(() =>
  whenIdle()
    .then(() => import('./AccountSearch'))
    .then((m) => ({ default: m.AccountSearch })),
);

const LOOKS: Record<Exclude<Preferences['navbarType'], 'hidden'>, SxProps<Theme>> = {
  sticky: { borderBottom: 1, borderColor: 'divider' },
  static: { borderBottom: 1, borderColor: 'divider' },
  floating: {
    position: 'sticky',
    top: 12,
    zIndex: 'appBar',
    mx: { xs: 2, md: 3 },
    mt: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    bgcolor: 'background.paper',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.08)',
  },
};

interface Props {
  /** What stands at its start: the logo, or the button that opens or collapses the menu. */
  children: ReactNode;
  onHelp(): void;
}

/** The bar above every page, unless it is hidden. */
export function Header({ children, onHelp }: Props) {
  const { navbarType } = usePreferences();
  const token = use(SessionContext)?.token;
  const mayFind = usePermissions().includes('View Accounts');
  if (navbarType === 'hidden') return null;
  return (
    <Box component="header" sx={LOOKS[navbarType]}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          height: 56,
          px: { xs: 1, md: 2 },
          color: 'text.secondary',
        }}
      >
        {children}
        <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
          {token && mayFind && (
            <Suspense fallback={null}>
              <AccountSearch />
            </Suspense>
          )}
        </Box>
        <ColourModeToggle />
        <UserMenu onHelp={onHelp} />
      </Box>
    </Box>
  );
}
