import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../contract/brand';
import { STAFF_ROUTES } from '../../contract/routes';
import { Icon } from '../icons/Icon';
import { leave } from '../session/session';
import { Logo } from './Logo';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';
import { useMenu } from './useMenu';

/** The side menu: one group open at a time, and the current page's group opened on every navigation. */
export function Sidebar({ mobile = false }: { mobile?: boolean }) {
  const { menu, route, entry } = useMenu();
  const [opened, setOpened] = useState(entry?.title);
  const [shownFor, setShownFor] = useState(route);
  if (shownFor !== route) {
    setShownFor(route);
    setOpened(entry?.title);
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={STAFF_ROUTES.dashboard}
        aria-label={`${brand.name}, dashboard`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flex: 'none',
          height: 56,
          px: 2,
          color: 'text.primary',
          textDecoration: 'none',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Logo size={26} />
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          px: 1.25,
          py: 0.5,
          flex: 1,
          overflow: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap: 0.25,
        }}
      >
        {menu
          .filter(({ isHide }) => !isHide)
          .map((each) =>
            each.link ? (
              <li key={each.title}>
                <SidebarLink
                  to={each.link}
                  label={each.title}
                  icon={each.icon}
                  badge={each.badge}
                  current={each.link === route}
                />
              </li>
            ) : (
              <SidebarGroup
                key={each.title}
                entry={each}
                route={route}
                open={opened === each.title}
                onToggle={() => setOpened(opened === each.title ? undefined : each.title)}
              />
            ),
          )}
      </Box>
      {mobile && (
        <Box sx={{ flex: 'none', p: 2, borderTop: 1, borderColor: 'divider', fontSize: 12, color: 'text.secondary' }}>
          <Button fullWidth variant="outlined" startIcon={<Icon name="log-out" />} onClick={leave} sx={{ mb: 1 }}>
            Logout
          </Button>
          Powered By {brand.vendor}
        </Box>
      )}
    </Box>
  );
}
