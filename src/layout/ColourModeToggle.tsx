import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useWording } from '../i18n/useWording';
import { Icon } from '../icons/Icon';
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
      title={label}
      aria-label={label}
      onClick={() => preferences.change({ mode: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={18} />
    </IconButton>
  );
}
