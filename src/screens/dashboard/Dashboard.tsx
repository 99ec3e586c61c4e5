import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { ARRIVALS } from '../../../resources/metrics/arrivals';
import { COUNTER_GROUPS, figuresOf } from '../../../resources/metrics/counters';
import type { Figure } from '../../../resources/metrics/Figure';
import { lateOf } from '../../browser/lateOf';
import { whenIdle } from '../../browser/whenIdle';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { Message } from '../../ui/frames/Message';
import { HelperText } from '../../ui/texts/HelperText';
import { Commission } from './Commission';
import { CounterPanel } from './CounterPanel';
import { ExpiringPanel } from './ExpiringPanel';
import { IncomePanel } from './IncomePanel';
import { PaymentsPanel } from './PaymentsPanel';
import { Today } from './today/Today';
import { useCanList } from './useCanList';
import { useFigures } from './useFigures';
import { useToday } from './useToday';
import { Yesterday } from './Yesterday';

const Ages = lateOf(() =>
  whenIdle()
    .then(() => import('./Ages'))
    .then((m) => m.Ages),
);

const SetupChecklist = lateOf(() =>
  whenIdle()
    .then(() => import('../setup/SetupChecklist'))
    .then((m) => m.SetupChecklist),
);

/** The work that waits for the signed-in user; for users who manage the system, followed by arrivals and totals. */
export function Dashboard() {
  const { t, formatDay } = useWording();
  const session = use(SessionContext);
  const today = useToday();
  const setsUp = useCan()(['Update Application Settings']);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 2 }}>
        <Typography variant="h1">
          {t('dashboard.welcome', { name: session?.user.fullName.split(' ')[0] || t('layout.user') })}
        </Typography>
        <HelperText>{formatDay(today)}</HelperText>
      </Box>
      {session?.token ? (
        <>
          {setsUp && <SetupChecklist />}
          <Desk today={today} />
        </>
      ) : (
        <Message icon="layout-dashboard" title={t('dashboard.noTotals')} text={t('dashboard.demoHasNoData')} />
      )}
    </>
  );
}

/** The user's queues; the business figures for users who manage the system; an agent's own commission. */
function Desk({ today }: { today: string }) {
  const manages = useCan()(['Manage System']);
  const canList = useCanList();
  const arrivals = ARRIVALS.filter(({ resource }) => canList(resource));
  const sellsOwn = Object.keys(use(SessionContext)?.limited ?? {}).length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Box sx={manages || sellsOwn ? beside : undefined}>
        <Today />
        {(manages || sellsOwn) && (
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {sellsOwn && <Commission />}
            {manages && arrivals.length > 0 && <Yesterday arrivals={arrivals} today={today} />}
            {manages && <Ages />}
          </Box>
        )}
      </Box>
      {manages && <Panels arrivals={arrivals} today={today} />}
    </Box>
  );
}

const cells = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > *': { minWidth: 0 },
} as const;

/** The queues with the last column of the grid of panels beside them. */
const beside = {
  ...cells,
  alignItems: 'start',
  '& > *': { minWidth: 0, gridColumn: { xs: '1 / -1', lg: '1 / -2' } },
  '& > :last-child': { gridColumn: { lg: '-2 / -1' } },
} as const;

/** Shows each panel to users who may read its data; for others it is hidden and makes no requests. */
function Panels({ arrivals, today }: { arrivals: readonly Figure[]; today: string }) {
  const canList = useCanList();
  const can = useCan();
  const groups = COUNTER_GROUPS.filter(({ total }) => canList(total.resource));
  const totals = useFigures(groups.flatMap(figuresOf));
  return (
    <Box sx={cells}>
      {canList('payments') && (
        <Box sx={{ gridColumn: { md: 'span 2' }, display: 'grid' }}>
          <PaymentsPanel today={today} />
        </Box>
      )}
      {arrivals.length > 0 && <IncomePanel arrivals={arrivals} today={today} />}
      {can('listExpiringSubscriptions') && <ExpiringPanel />}
      {groups.map((group) => (
        <CounterPanel key={group.total.name} group={group} query={totals} />
      ))}
    </Box>
  );
}
