import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: ReactNode;
  state: ReactNode;
  /** Shown at the end of the first line. */
  amount?: ReactNode;
  /** Shown below the amount. */
  day?: ReactNode;
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The page that a tap on the card opens. */
  link: { to: string; state: unknown } | undefined;
}

/** One record of a list, as phones show it. */
export function Card({ title, state, amount, day, facts, link }: Props) {
  const states = <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{state}</Box>;
  return (
    <Box
      {...(link ? { component: Link, ...link, 'data-opens-row': true } : {})}
      sx={{
        flex: 1,
        minWidth: 0,
        p: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 0.5 }}>
        <Typography component="span" noWrap sx={{ fontWeight: 500, flex: '1 1 auto', maxWidth: '100%' }}>
          {title}
        </Typography>
        {amount === undefined ? (
          states
        ) : (
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {amount}
          </Typography>
        )}
      </Box>
      {amount !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          {states}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {day}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
