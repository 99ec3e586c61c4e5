import Box from '@mui/material/Box';
import { useCanAccessResources } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { OFFICE_PAGES, type OfficePage } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { type DeclaredScreen, gateOf, headingOf, screensOf, useDeclarations } from '../declarations';

const officePages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/** The tabs of a list screen: those of the menu entry that stands for it. */
export const ScreenTabs = ({ declared: { screen } }: { declared: DeclaredScreen }) => (
  <BesideTabs head={screen.beside ?? screen.list} />
);

/** The list screens and pages that stand beside one another under the menu entry of `head`. */
export function BesideTabs({ head }: { head: string }) {
  const { t, word } = useWording();
  const screens = screensOf(useDeclarations());
  const family = [
    ...screens.filter(({ screen }) => screen.list === head),
    ...screens.filter(({ screen }) => screen.beside === head),
  ].map((each) => ({ gate: gateOf(each), route: `/${each.screen.list}`, tab: headingOf(each) }));
  const pages = officePages.flatMap(({ beside, tab, route }) =>
    tab && beside === head ? [{ gate: route, route, tab }] : [],
  );
  const all = [...family, ...pages];
  const { canAccess } = useCanAccessResources({ action: 'list', resources: all.map(({ gate }) => gate) });
  const tabs = all.filter(({ gate }) => canAccess?.[gate]);
  if (tabs.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={t('lists.views')}
      sx={{
        flex: 'none',
        display: 'flex',
        gap: 2.5,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        overflow: 'auto hidden',
      }}
    >
      {tabs.map(({ route, tab }) => (
        <Box
          key={route}
          component={NavLink}
          to={route}
          sx={{
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
          }}
        >
          {word(tab)}
        </Box>
      ))}
    </Box>
  );
}
