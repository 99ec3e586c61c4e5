import { useColorScheme } from '@mui/material/styles';
import { useWording } from '../i18n/useWording';
import { IconButton } from '../ui/buttons/IconButton';
import { preferences } from './preferences';

/** Whether the page is dark: as chosen, and until somebody chooses, as their system is. */
export function useIsDark(): boolean {
  return useColorScheme().colorScheme === 'dark';
}

/** Light or dark. */
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
