import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';

interface Props {
  label: string;
  tabs: readonly { route: string; text: string; count?: string | undefined }[];
}

/** Pages beside one another. */
export function Tabs({ label, tabs }: Props) {
  return (
    <Box
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
      }}
    >
      {tabs.map(({ route, text, count }) => (
        <Box
          key={route}
          component={NavLink}
          to={route}
          sx={{
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
          }}
        >
          {text}
          {count !== undefined && (
            <Box component="span" sx={{ marginInlineStart: 0.75, color: 'text.secondary', fontWeight: 400 }}>
              {count}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
