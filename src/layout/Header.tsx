import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';
import { ColourModeToggle } from './ColourModeToggle';
import { UserMenu } from './UserMenu';

/** The bar above every page. */
export function Header({ onToggleMenu }: { onToggleMenu(): void }) {
  return (
    <Box
      component="header"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 56,
        px: { xs: 1, md: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <IconButton aria-label="Toggle menu" onClick={onToggleMenu}>
        <Icon name="panel-left" size={18} />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      <ColourModeToggle />
      <UserMenu />
    </Box>
  );
}
