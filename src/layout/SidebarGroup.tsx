import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import type { MenuEntry } from '../../contract/menu';
import { Icon } from '../icons/Icon';
import { SidebarLink } from './SidebarLink';
import { sidebarItem } from './sidebarItem';

interface Props {
  entry: MenuEntry;
  route: string;
  open: boolean;
  onToggle(): void;
}

/** A group of pages that opens and closes. */
export function SidebarGroup({ entry, route, open, onToggle }: Props) {
  const listId = useId();
  const holdsPage = entry.child?.some(({ childlink }) => childlink === route);
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
        sx={{ ...sidebarItem, ...(holdsPage ? { color: 'text.primary' } : {}) }}
      >
        {entry.icon && <Icon name={entry.icon} size={18} />}
        <Box component="span" sx={{ flex: 1 }}>
          {entry.title}
        </Box>
        <Box component="span" sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 150ms' }}>
          <Icon name="chevron-right" size={14} />
        </Box>
      </Box>
      <Collapse in={open} unmountOnExit timeout={150}>
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.25, display: 'grid', gap: 0.25 }}>
          {entry.child?.map(({ childtitle, childlink }) => (
            <li key={childlink}>
              <SidebarLink to={childlink} label={childtitle} current={childlink === route} />
            </li>
          ))}
        </Box>
      </Collapse>
    </li>
  );
}
