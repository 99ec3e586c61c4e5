import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Figure, figureAddress } from '../../../resources/metrics/Figure';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { FigureHint } from './FigureHint';
import { Loaded } from './Loaded';
import { useFigureName } from './useFigures';

/** How many waiting items a panel shows. */
export const SHOWN = 5;
/** The height of one row in pixels: a name and a line of details. */
const ROW_HEIGHT = 44;

interface Waiting<Item> {
  items: readonly Item[];
  /** The total number of items, shown or not. */
  total: number;
}

interface WaitingRow {
  key: string;
  /** The item's name, as a link to the page where it is handled. */
  name: ReactNode;
  about: ReactNode;
  /** At the end of the row: a date or a status. */
  aside: ReactNode;
}

interface Props<Item> {
  /** The figure that the panel counts. */
  figure: Figure;
  query: UseQueryResult<Waiting<Item>>;
  /** The text if nothing is waiting. */
  nothing: string;
  row(item: Item): WaitingRow;
}

/** The first few items that wait for someone, and their total number. */
export function WaitingPanel<Item>({ figure, query, nothing, row }: Props<Item>) {
  const { t, formatNumber } = useWording();
  const title = useFigureName()(figure);
  const to = figureAddress(figure);
  const total = query.data?.total;
  const heading = (
    <>
      {title}
      {total !== undefined && (
        <Box component="span" sx={{ mx: 1, fontWeight: 400, color: 'text.secondary' }}>
          {formatNumber(total)}
        </Box>
      )}
    </>
  );
  const all = (
    <>
      <FigureHint hint={figure.hint} />
      {to && (
        <Link component={RouterLink} to={to} variant="body2" underline="hover" sx={{ ml: 1 }}>
          {t('dashboard.viewAll')}
        </Link>
      )}
    </>
  );
  return (
    <Panel title={heading} action={all}>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={ROW_HEIGHT * SHOWN} />}>
        {({ items }) =>
          items.length === 0 ? (
            <HelperText>{nothing}</HelperText>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((item) => {
                const { key, ...parts } = row(item);
                return <Row key={key} {...parts} />;
              })}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Row({ name, about, aside }: Omit<WaitingRow, 'key'>) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: ROW_HEIGHT, py: 0.5, typography: 'body2' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Box>
      </Box>
      <Box sx={{ flex: 'none', typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>{aside}</Box>
    </Box>
  );
}
