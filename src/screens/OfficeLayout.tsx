import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { isHelpKey, useKey } from '../browser/useKey';
import { whenIdle } from '../browser/whenIdle';
import { ColourModeToggle } from '../layout/ColourModeToggle';
import { Layout } from '../layout/Layout';
import { LoadPageContext } from '../layout/usePrefetch';
import { SessionContext, usePermissions } from '../session/access';
import { UserMenu } from './header/UserMenu';
import { loadOfficePage } from './pages';
import { SettingsTab } from './settings/SettingsTab';

const AccountSearch = lazy(() =>
  whenIdle()
    .then(() => import('./header/AccountSearch'))
    .then((m) => ({ default: m.AccountSearch })),
);
const KeyboardHelp = lazy(() => import('./header/KeyboardHelp').then((m) => ({ default: m.KeyboardHelp })));

/** The frame of every page, with what is by hand in it: search, the user's menu, settings and help. */
export function OfficeLayout({ children }: { children?: ReactNode }) {
  const [helpOpen, setHelpOpen] = useState(false);
  useKey(isHelpKey, () => setHelpOpen(true));
  return (
    <LoadPageContext value={loadOfficePage}>
      <Layout tools={<Tools onHelp={() => setHelpOpen(true)} />}>{children}</Layout>
      <SettingsTab />
      <Suspense fallback={null}>{helpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}</Suspense>
    </LoadPageContext>
  );
}

function Tools({ onHelp }: { onHelp(): void }) {
  const token = use(SessionContext)?.token;
  const mayFind = usePermissions().includes('View Accounts');
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, px: 1 }}>
        {token && mayFind && (
          <Suspense fallback={null}>
            <AccountSearch />
          </Suspense>
        )}
      </Box>
      <ColourModeToggle />
      <UserMenu onHelp={onHelp} />
    </>
  );
}
