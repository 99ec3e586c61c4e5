import { useColorScheme } from '@mui/material/styles';
import { useWording } from '../i18n/useWording';
import { IconButton } from '../ui/buttons/IconButton';
import { preferences } from './preferences';

/** Returns whether the page is dark: as the user has chosen, or else as the system is set. */
export function useIsDark(): boolean {
  return useColorScheme().colorScheme === 'dark';
}

/** A button that switches between light and dark. */
export function ColourModeToggle() {
  const { t } = useWording();
  const isDark = useIsDark();
  const label = isDark ? t('layout.lightMode') : t('layout.darkMode');
  return (
    <IconButton
      label={label}
      icon={isDark ? 'sun' : 'moon'}
      size="large"
      onClick={() => preferences.change({ mode: isDark ? 'light' : 'dark' })}
    />
  );
}
