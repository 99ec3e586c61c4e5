import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../icons/Icon';
import { hiddenWhenFolded, INDENT, menuItem } from './menuItem';

interface Props {
  title: string;
  icon?: string | undefined;
  level?: number;
  /** True if the current page is inside. */
  current: boolean;
  open: boolean;
  onToggle(): void;
  /** Shown at the end of the button. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A menu entry that expands a list; once it has closed, the list is not rendered. */
export function Disclosure({ title, icon, level = 0, current, open, onToggle, badge, children }: Props) {
  const listId = useId();
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
        sx={{ ...menuItem, pl: INDENT[level], ...(current ? { color: 'text.primary' } : {}) }}
      >
        {icon && <Icon name={icon} size={18} />}
        <Box component="span" sx={{ ...hiddenWhenFolded, flex: 1 }}>
          {title}
        </Box>
        {badge}
        <Box
          component="span"
          sx={{ ...hiddenWhenFolded, rotate: open ? '180deg' : 'none', transition: 'rotate 150ms, opacity 150ms' }}
        >
          <Icon name="chevron-down" size={14} />
        </Box>
      </Box>
      <Collapse in={open} unmountOnExit timeout={150}>
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.25, display: 'grid', gap: 0.25 }}>
          {children}
        </Box>
      </Collapse>
    </li>
  );
}
