import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../contract/pages/menu';
import { useWording } from '../i18n/useWording';
import { Icon } from '../icons/Icon';
import { usePopup } from '../ui/buttons/usePopup';
import { menuItem } from '../ui/menu/menuItem';
import { useTypeAhead } from '../ui/menu/typeAhead';
import { holdsRoute } from './place';
import { usePreferences } from './preferences';
import { SidebarLink } from './SidebarLink';
import { useMenu } from './useMenu';
import { useWaitingTotals } from './waitingTotals';

/** The horizontal menu: the top level is a bar above the page, and its groups open as menus. */
export function MenuBar() {
  const { t, word } = useWording();
  const { menu, route } = useMenu();
  const { semiDark } = usePreferences();
  const waiting = useWaitingTotals();
  return (
    <Box
      component="nav"
      aria-label={t('layout.main')}
      className={semiDark ? 'dark' : ''}
      sx={{
        flex: 'none',
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap' }}>
        {menu
          .filter(({ isHide, isHeadr }) => !isHide && !isHeadr)
          .map((entry) => (
            <li key={entry.title}>
              {entry.link ? (
                <SidebarLink
                  to={entry.link}
                  label={word(entry.title)}
                  badge={entry.badge}
                  waiting={waiting(entry.link)}
                  current={entry.link === route}
                />
              ) : (
                <BarGroup entry={entry} route={route} />
              )}
            </li>
          ))}
      </Box>
    </Box>
  );
}

/** The pages of a group as a menu; those of the third level are below the name of their branch. */
function BarGroup({ entry, route }: { entry: MenuEntry; route: string }) {
  const { trigger, popup, close } = usePopup('menu');
  const { word } = useWording();
  const typeAhead = useTypeAhead();
  const holdsPage = entry.child?.some((child) => holdsRoute(child, route));
  const pages = entry.child?.flatMap(({ childtitle, childlink, multi_menu }) =>
    multi_menu
      ? multi_menu.map(({ multiTitle, multiLink }) => ({
          title: `${word(childtitle)} · ${word(multiTitle)}`,
          link: multiLink,
        }))
      : [{ title: word(childtitle), link: childlink }],
  );
  return (
    <>
      <Box
        component="button"
        type="button"
        {...trigger}
        sx={{ ...menuItem, gap: 0.75, ...(holdsPage ? { color: 'primary.main' } : {}) }}
      >
        {word(entry.title)}
        <Icon name="chevron-down" size={14} />
      </Box>
      <Menu {...popup} slotProps={{ list: { onKeyDownCapture: typeAhead } }}>
        {pages?.map(({ title, link }) => (
          <MenuItem key={link} component={Link} to={link} selected={link === route} onClick={close}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
