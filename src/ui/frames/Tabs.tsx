import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../icons/Icon';
import { usePopup } from '../buttons/usePopup';

interface Page {
  route: string;
  text: string;
  count?: string | undefined;
}

interface Props {
  label: string;
  tabs: readonly Page[];
  /** The text of the menu that holds the tabs beyond the fifth. */
  more: string;
}

/** The maximum number of tabs; if there are more, the last one is a menu. */
const MOST_TABS = 6;

/**
 * Tabs that link to pages; if they are wider than the window, the open one is scrolled into view. If there are more than six, the
 * sixth is a menu of the others and shows the name of the open one.
 */
export function Tabs({ label, tabs, more }: Props) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = tabs.map(({ text, count }) => [text, count]).join();
  // The counts load later and make the tabs wider.
  useEffect(() => {
    if (strip.current) showOpen(strip.current);
  }, [pathname, shown]);
  const beside = tabs.length > MOST_TABS ? MOST_TABS - 1 : MOST_TABS;
  const others = tabs.slice(beside);
  return (
    <Box
      ref={strip}
      component="nav"
      aria-label={label}
      sx={{
        flex: 'none',
        display: 'flex',
        gap: 2.5,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        overflow: 'auto hidden',
        ...fadingEdges,
      }}
    >
      {tabs.slice(0, beside).map((page) => (
        <Tab key={page.route} {...page} />
      ))}
      {others.length > 0 && (
        <OtherTabs more={more} tabs={others} open={others.find(({ route }) => route === pathname)} />
      )}
    </Box>
  );
}

/** Shadows at an edge where more tabs are cut off: the covers scroll with the tabs, the shadows stay. */
const cover = 'var(--mui-palette-background-default)';
const shadow =
  'radial-gradient(farthest-side, color-mix(in srgb, var(--mui-palette-text-primary) 35%, transparent), transparent)';
const fadingEdges = {
  backgroundImage: `linear-gradient(${cover}, ${cover}), linear-gradient(${cover}, ${cover}), ${shadow}, ${shadow}`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left -8px center, right -8px center',
  backgroundSize: '24px 100%, 24px 100%, 16px 100%, 16px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

const tab = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 40, md: 0 },
  minWidth: { xs: 40, md: 0 },
  py: 1,
  mb: '-1px',
  typography: 'body2',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'text.primary', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

function Tab({ route, ...texts }: Page) {
  return (
    <Box component={NavLink} to={route} sx={tab}>
      <TabText {...texts} />
    </Box>
  );
}

const TabText = ({ text, count }: Omit<Page, 'route'>) => (
  <>
    {text}
    {count !== undefined && (
      <Box component="span" sx={{ marginInlineStart: 0.75, color: 'text.secondary', fontWeight: 400 }}>
        {count}
      </Box>
    )}
  </>
);

/** The menu of the tabs that have no place of their own. */
function OtherTabs({ more, tabs, open }: { more: string; tabs: readonly Page[]; open: Page | undefined }) {
  const { trigger, popup, close } = usePopup('menu');
  return (
    <>
      <ButtonBase className={open && 'active'} disableRipple {...trigger} sx={{ ...tab, gap: 0.5 }}>
        {open ? <TabText {...open} /> : more}
        <Icon name="chevron-down" />
      </ButtonBase>
      <Menu {...popup}>
        {tabs.map(({ route, ...texts }) => (
          <MenuItem key={route} component={NavLink} to={route} onClick={close}>
            <TabText {...texts} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Scrolls the open tab into view without scrolling the page, which `scrollIntoView` would do. */
function showOpen(strip: HTMLElement) {
  const open = strip.querySelector('.active');
  if (!open) return;
  const [own, all] = [open.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (own.left >= all.left && own.right <= all.right) return;
  strip.scrollLeft += (own.left + own.right - all.left - all.right) / 2;
}
