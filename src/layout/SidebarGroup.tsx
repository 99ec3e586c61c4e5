import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useId } from 'react';
import type { MenuChild, MenuEntry } from '../../contract/pages/menu';
import { useWording } from '../i18n/useWording';
import { Icon } from '../icons/Icon';
import { holdsRoute } from './place';
import { SidebarLink } from './SidebarLink';
import { hiddenWhenFolded, INDENT, sidebarItem } from './sidebarItem';
import { useOpened } from './useOpened';

interface Props {
  entry: MenuEntry;
  route: string;
  open: boolean;
  onToggle(): void;
}

/** A group of pages that opens and closes. */
export function SidebarGroup({ entry, route, open, onToggle }: Props) {
  const { word } = useWording();
  const children = entry.child ?? [];
  const branch = children.find((child) => child.multi_menu && holdsRoute(child, route));
  const { opened, toggle } = useOpened(branch?.childtitle, route);
  return (
    <Disclosure
      title={word(entry.title)}
      icon={entry.icon}
      current={children.some((child) => holdsRoute(child, route))}
      open={open}
      onToggle={onToggle}
    >
      {children.map((child) =>
        child.multi_menu ? (
          <ThirdLevel
            key={child.childtitle}
            child={child}
            route={route}
            open={opened === child.childtitle}
            onToggle={() => toggle(child.childtitle)}
          />
        ) : (
          <li key={child.childlink}>
            <SidebarLink
              to={child.childlink}
              label={word(child.childtitle)}
              level={1}
              current={child.childlink === route}
            />
          </li>
        ),
      )}
    </Disclosure>
  );
}

function ThirdLevel({ child, route, open, onToggle }: Omit<Props, 'entry'> & { child: MenuChild }) {
  const { word } = useWording();
  return (
    <Disclosure
      title={word(child.childtitle)}
      level={1}
      current={holdsRoute(child, route)}
      open={open}
      onToggle={onToggle}
    >
      {child.multi_menu?.map(({ multiTitle, multiLink }) => (
        <li key={multiLink}>
          <SidebarLink to={multiLink} label={word(multiTitle)} level={2} current={multiLink === route} />
        </li>
      ))}
    </Disclosure>
  );
}

interface DisclosureProps extends Omit<Props, 'entry' | 'route'> {
  title: string;
  icon?: string | undefined;
  level?: number;
  /** Whether the current page is inside. */
  current: boolean;
  children: ReactNode;
}

/** A button and the list that it shows; closed and at rest, the list is not there at all. */
function Disclosure({ title, icon, level = 0, current, open, onToggle, children }: DisclosureProps) {
  const listId = useId();
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={onToggle}
        sx={{ ...sidebarItem, pl: INDENT[level], ...(current ? { color: 'text.primary' } : {}) }}
      >
        {icon && <Icon name={icon} size={18} />}
        <Box component="span" sx={{ ...hiddenWhenFolded, flex: 1 }}>
          {title}
        </Box>
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
