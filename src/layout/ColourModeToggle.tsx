import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Icon } from '../icons/Icon';

/** Light or dark; until somebody chooses, their system's preference. The chosen one is a class on the page's body. */
export function ColourModeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? 'Light mode' : 'Dark mode';
  return (
    <IconButton title={label} aria-label={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} size={18} />
    </IconButton>
  );
}
