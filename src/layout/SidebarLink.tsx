import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { MenuBadge, WaitingBadge } from '../ui/menu/MenuBadge';
import { hiddenWhenFolded, INDENT, menuItem } from '../ui/menu/menuItem';
import { usePrefetch } from './usePrefetch';
import type { WaitingTotal } from './waitingTotals';

interface Props {
  to: string;
  label: string;
  icon?: string | undefined;
  badge?: string | undefined;
  /** The worklists of this page with items that wait for the user. */
  waiting?: readonly WaitingTotal[];
  /** 0 at the top level, 1 in a group, 2 in a group's branch. */
  level?: 0 | 1 | 2;
  current: boolean;
}

/** A menu entry for one page; hovering, focusing or choosing it prefetches the page and its first records. */
export function SidebarLink({ to, label, icon, badge, waiting = [], level = 0, current }: Props) {
  const prefetch = usePrefetch();
  return (
    <Box
      component={Link}
      to={to}
      aria-current={current ? 'page' : undefined}
      onMouseEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      onClick={() => prefetch(to)}
      sx={{ ...menuItem, pl: INDENT[level] }}
    >
      {icon && <Icon name={icon} size={18} />}
      <Box component="span" sx={{ ...hiddenWhenFolded, flex: 1 }}>
        {label}
      </Box>
      {badge && <MenuBadge text={badge} />}
      <WaitingBadge waiting={waiting} />
    </Box>
  );
}
