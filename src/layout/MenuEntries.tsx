import Box from '@mui/material/Box';
import type { MenuEntry } from '../../contract/pages/menu';
import { useWording } from '../i18n/useWording';
import { hiddenWhenFolded } from '../ui/menu/menuItem';
import { useTypeAhead } from '../ui/menu/typeAhead';
import { useOpened } from '../ui/menu/useOpened';
import { findMenuEntry } from './place';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import type { WaitingTotal } from './waitingTotals';

interface Props {
  menu: readonly MenuEntry[];
  /** The route of the current page in the menu. */
  route: string;
  /** True if only icons are shown, so that no group is open. */
  folded?: boolean;
  /** Returns the worklists of a page with items that wait for the user. */
  waiting?(route: string): readonly WaitingTotal[];
}

/** The menu's links, section headers and groups; one group is open at a time. Typing letters moves between the entries. */
export function MenuEntries({ menu, route, folded = false, waiting = () => [] }: Props) {
  const { opened, toggle } = useOpened(findMenuEntry(route, menu)?.title, route);
  const { word } = useWording();
  const typeAhead = useTypeAhead();
  return (
    <Box
      component="ul"
      onKeyDownCapture={typeAhead}
      sx={{
        listStyle: 'none',
        m: 0,
        px: 1.75,
        py: 0.5,
        flex: 1,
        overflow: 'hidden auto',
        scrollbarWidth: 'thin',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.25,
      }}
    >
      {menu
        .filter(({ isHide }) => !isHide)
        .map((entry) =>
          entry.isHeadr ? (
            <SectionHeader key={entry.title} title={entry.title} />
          ) : entry.link ? (
            <li key={entry.title}>
              <SidebarLink
                to={entry.link}
                label={word(entry.title)}
                icon={entry.icon}
                badge={entry.badge}
                waiting={waiting(entry.link)}
                current={entry.link === route}
              />
            </li>
          ) : (
            <SidebarGroup
              key={entry.title}
              entry={entry}
              route={route}
              waiting={waiting}
              open={opened === entry.title && !folded}
              onToggle={() => toggle(entry.title)}
            />
          ),
        )}
    </Box>
  );
}

function SectionHeader({ title }: { title: string }) {
  const { word } = useWording();
  return (
    <Box
      component="li"
      sx={{ ...hiddenWhenFolded, px: 1, pt: 1.5, pb: 0.5, typography: 'overline', color: 'text.secondary' }}
    >
      {word(title)}
    </Box>
  );
}
