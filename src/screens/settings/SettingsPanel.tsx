import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LAYOUT } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { useIsDark } from '../../layout/ColourModeToggle';
import { preferences, usePreferences } from '../../layout/preferences';
import { useIsWide } from '../../layout/useIsWide';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { Toggle } from '../../ui/inputs/Toggle';
import { Choice } from './Choice';
import { LanguageChoice } from './LanguageChoice';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The look of the back-office in this browser; every change takes effect at once. */
export function SettingsPanel({ open, onClose }: Props) {
  const { t } = useWording();
  return (
    <SideDrawer
      open={open}
      title={t('settings.settings')}
      closeLabel={t('settings.closeSettings')}
      width={{ xs: LAYOUT.settingsPanelNarrow, md: LAYOUT.settingsPanel }}
      onClose={onClose}
    >
      <Box sx={{ flex: 1, overflow: 'auto', px: 2.5, py: 2, display: 'grid', alignContent: 'start', gap: 3 }}>
        <LanguageChoice />
        <Appearance />
        <Arrangement />
        <ActionButton onClick={preferences.reset} sx={{ justifySelf: 'start' }}>
          {t('settings.resetToDefaults')}
        </ActionButton>
      </Box>
    </SideDrawer>
  );
}

function Appearance() {
  const { t } = useWording();
  const { semiDark, monochrome, rtl } = usePreferences();
  const isDark = useIsDark();
  const { change } = preferences;
  return (
    <Section title={t('settings.appearance')}>
      <Toggle
        label={t('settings.darkMode')}
        checked={isDark}
        onChange={(on) => change({ mode: on ? 'dark' : 'light' })}
      />
      <Toggle
        label={t('settings.semiDarkMenu')}
        checked={semiDark}
        disabled={isDark}
        onChange={(on) => change({ semiDark: on })}
      />
      <Toggle label={t('settings.monochrome')} checked={monochrome} onChange={(on) => change({ monochrome: on })} />
      <Toggle label={t('settings.rightToLeft')} checked={rtl} onChange={(on) => change({ rtl: on })} />
      <Choice preference="skin" label={t('settings.skin')} />
    </Section>
  );
}

function Arrangement() {
  const isWide = useIsWide();
  const { t } = useWording();
  const { menuHidden, sidebarCollapsed, layoutType } = usePreferences();
  const { change } = preferences;
  return (
    <Section title={t('settings.layout')}>
      {isWide && (
        <>
          <Toggle
            label={t('settings.sidebarCollapsed')}
            checked={sidebarCollapsed}
            disabled={menuHidden || layoutType === 'horizontal'}
            onChange={(on) => change({ sidebarCollapsed: on })}
          />
          <Toggle label={t('settings.menuHidden')} checked={menuHidden} onChange={(on) => change({ menuHidden: on })} />
          <Choice preference="layoutType" label={t('settings.menuLayout')} />
        </>
      )}
      <Choice preference="contentWidth" label={t('settings.contentWidth')} />
      <Choice preference="navbarType" label={t('settings.navbar')} />
      <Choice preference="footerType" label={t('settings.footer')} />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
