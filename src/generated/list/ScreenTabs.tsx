import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useMay } from '../../session/access';
import { type DeclaredScreen, gateOf, headingOf, screensOf, useDeclarations } from '../declarations';

/** The list screens that stand beside one another under one menu entry. */
export function ScreenTabs({ declared }: { declared: DeclaredScreen }) {
  const may = useMay();
  const head = declared.screen.beside ?? declared.screen.list;
  const screens = screensOf(useDeclarations()).filter((each) => may(gateOf(each), 'list'));
  const family = [
    ...screens.filter(({ screen }) => screen.list === head),
    ...screens.filter(({ screen }) => screen.beside === head),
  ];
  if (family.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label="Views"
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
      {family.map((each) => (
        <Box
          key={each.screen.list}
          component={NavLink}
          to={`/${each.screen.list}`}
          sx={{
            py: 1,
            mb: '-1px',
            fontSize: 13,
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
          {headingOf(each)}
        </Box>
      ))}
    </Box>
  );
}
