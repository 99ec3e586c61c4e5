import Box from '@mui/material/Box';
import { type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lateOf } from '../browser/lateOf';
import { isHelpKey, useKey } from '../browser/useKey';
import { whenIdle } from '../browser/whenIdle';
import { ColourModeToggle } from '../layout/ColourModeToggle';
import { Layout } from '../layout/Layout';
import { useMenu } from '../layout/useMenu';
import { LoadPageContext } from '../layout/usePrefetch';
import { SessionContext } from '../session/access';
import { useWanted } from '../session/proof';
import { useCan } from '../session/useCan';
import { UserMenu } from './header/UserMenu';
import { loadOfficePage } from './pages';
import { CommandBoxEntry } from './search/CommandBoxEntry';
import { SettingsTab } from './settings/SettingsTab';

const NotificationBell = lateOf(() =>
  whenIdle()
    .then(() => import('./header/NotificationBell'))
    .then((m) => m.NotificationBell),
);
const LateBackup = lateOf(() =>
  whenIdle()
    .then(() => import('./backup/LateBackup'))
    .then((m) => m.LateBackup),
);
const ConfirmIdentity = lateOf(() => import('./access/secondFactor/ConfirmIdentity').then((m) => m.ConfirmIdentity));
const FirstSteps = lateOf(() => import('./firstSteps/FirstSteps').then((m) => m.FirstSteps));
const KeyboardHelp = lateOf(() => import('./header/KeyboardHelp').then((m) => m.KeyboardHelp));

/** The frame of every page with its custom parts: search, the user's menu, settings and help. */
export function OfficeLayout({ children }: { children?: ReactNode }) {
  const [helpOpen, setHelpOpen] = useState(false);
  useKey(isHelpKey, () => setHelpOpen(true));
  return (
    <LoadPageContext value={loadOfficePage}>
      <Layout tools={<Tools onHelp={() => setHelpOpen(true)} />} notice={<BackupNotice />}>
        <Welcome />
        {children}
      </Layout>
      <SettingsTab />
      <AskedAgain />
      {helpOpen && <KeyboardHelp onClose={() => setHelpOpen(false)} />}
    </LoadPageContext>
  );
}

/** Asks the user to confirm their identity before a sensitive action; the call waits meanwhile. */
function AskedAgain() {
  return useWanted() === 'CONFIRM_IDENTITY' ? <ConfirmIdentity /> : null;
}

/** Warns users who look after backups that one is overdue. */
function BackupNotice() {
  const token = use(SessionContext)?.token;
  const can = useCan();
  return token && can(['View Backups'], 'ALL') ? <LateBackup /> : null;
}

/** The first steps, on the first page that the user can see. */
function Welcome() {
  const { pathname } = useLocation();
  const { home } = useMenu();
  const token = use(SessionContext)?.token;
  if (!token || pathname !== home) return null;
  return <FirstSteps />;
}

function Tools({ onHelp }: { onHelp(): void }) {
  const token = use(SessionContext)?.token;
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, px: { xs: 0, md: 1 } }}>{token && <CommandBoxEntry />}</Box>
      {token && (
        <Box sx={{ flex: 'none', minWidth: { xs: 40, md: 36 } }}>
          <NotificationBell />
        </Box>
      )}
      <ColourModeToggle />
      <UserMenu onHelp={onHelp} />
    </>
  );
}
