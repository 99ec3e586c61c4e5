import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { sidebarItem } from './sidebarItem';
import { usePrefetch } from './usePrefetch';

interface Props {
  to: string;
  label: string;
  icon?: string | undefined;
  badge?: string | undefined;
  current: boolean;
}

/** One page of the menu; pointing at it, or coming to it by keyboard, fetches the page and its first records. */
export function SidebarLink({ to, label, icon, badge, current }: Props) {
  const prefetch = usePrefetch();
  return (
    <Box
      component={Link}
      to={to}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      sx={{ ...sidebarItem, pl: icon ? 1 : 4.25 }}
    >
      {icon && <Icon name={icon} size={18} />}
      <Box component="span" sx={{ flex: 1 }}>
        {label}
      </Box>
      {badge && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: 1,
            fontSize: 11,
            lineHeight: '18px',
            color: 'var(--tone-still)',
            bgcolor: 'var(--tone-still-tint)',
          }}
        >
          {badge}
        </Box>
      )}
    </Box>
  );
}
