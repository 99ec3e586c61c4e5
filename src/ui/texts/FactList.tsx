import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** `wide`: spans all columns. */
type Fact = readonly [name: ReactNode, value: ReactNode, wide?: boolean];

interface Props {
  /** Facts without a value are omitted. */
  facts: readonly Fact[];
  /** Puts names above their values, in this many columns; without it, each fact is one line. */
  columns?: 1 | 2;
}

/** A list of names and values. */
export function FactList({ facts, columns }: Props) {
  const look = columns ? above(columns) : beside;
  return (
    <Box component="dl" sx={look.list}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value, wide = false], at) => (
          <Box key={at} sx={{ ...look.fact, gridColumn: wide ? '1 / -1' : 'auto' }}>
            <Box component="dt" sx={{ color: 'text.secondary', ...look.name }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere', ...look.value }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const beside = {
  list: { m: 0, display: 'grid', gap: 1 },
  fact: { display: 'flex', gap: 2, justifyContent: 'space-between' },
  name: { typography: 'body2', whiteSpace: 'nowrap' },
  value: { textAlign: 'end' },
} as const;

const above = (columns: number) =>
  ({
    list: { m: 0, display: 'grid', gap: 2, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    fact: { minWidth: 0 },
    name: { typography: 'caption', mb: 0.25 },
    value: {},
  }) as const;
