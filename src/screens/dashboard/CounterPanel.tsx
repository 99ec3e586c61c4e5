import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queryString } from '../../../dataProvider/listQuery';
import { formatNumber } from '../../generated/format';
import { Icon } from '../../icons/Icon';
import type { Counter, CounterGroup } from './counters';
import { useTotal } from './useTotal';

/** One group's total and the totals within it, each a link to the records that it counts. */
export function CounterPanel({ group }: { group: CounterGroup }) {
  const { title, icon, resource, list, filter, counters } = group;
  const total = useTotal(resource, filter);
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper', p: 2 }}
    >
      <Box component={Link} to={`/${list}`} sx={{ ...bare, display: 'block', borderRadius: 1 }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13, fontWeight: 500 }}
        >
          <Icon name={icon} />
          {title}
        </Box>
        <Box sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.4, letterSpacing: '-0.02em' }}>
          <Figure value={total.data} failed={total.isError} />
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid' }}>
        {counters.map((counter) => (
          <CounterRow key={counter.label} counter={counter} group={group} of={total.data} />
        ))}
      </Box>
    </Box>
  );
}

const bare = { color: 'inherit', textDecoration: 'none' } as const;

/** The share of the group's total stands as a bar under the row. */
function CounterRow({ counter, group, of }: { counter: Counter; group: CounterGroup; of: number | undefined }) {
  const { data, isError } = useTotal(group.resource, counter.filter);
  const share = data !== undefined && of ? (data / of) * 100 : 0;
  return (
    <li>
      <Box
        component={Link}
        to={`/${group.list}${queryString(counter.filter)}`}
        sx={{
          ...bare,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          alignItems: 'center',
          columnGap: 1,
          mx: -1,
          px: 1,
          py: 0.75,
          borderRadius: 1,
          fontSize: 13,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <span>{counter.label}</span>
        <Box component="span" sx={{ fontWeight: 500 }}>
          <Figure value={data} failed={isError} />
        </Box>
        <Box
          aria-hidden="true"
          sx={{ gridColumn: '1 / -1', height: 3, mt: 0.5, borderRadius: 2, bgcolor: 'action.hover' }}
        >
          <Box
            sx={{ width: `${share}%`, height: 1, borderRadius: 2, bgcolor: 'primary.main', transition: 'width 300ms' }}
          />
        </Box>
      </Box>
    </li>
  );
}

function Figure({ value, failed }: { value: number | undefined; failed: boolean }): ReactNode {
  if (failed) return <span title="This total could not be loaded">–</span>;
  return value === undefined ? <Skeleton width={44} sx={{ display: 'inline-block' }} /> : formatNumber(value);
}
