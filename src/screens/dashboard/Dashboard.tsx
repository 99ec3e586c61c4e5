import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { isPermitted } from '../../../contract/access/permissions';
import { routes } from '../../../resources/routes';
import { useWording } from '../../i18n/useWording';
import { SessionContext, usePermissions } from '../../session/access';
import { Message } from '../../ui/frames/Message';
import { HelperText } from '../../ui/texts/HelperText';
import { ARRIVALS } from './arrivals';
import { CameIn } from './CameIn';
import { CounterPanel } from './CounterPanel';
import { COUNTER_GROUPS } from './counters';
import { ExceptionsPanel } from './ExceptionsPanel';
import { ExpiringPanel } from './ExpiringPanel';
import { PaymentsPanel } from './PaymentsPanel';
import { TicketsPanel } from './TicketsPanel';
import { useMayList } from './useMayList';
import { useToday } from './useToday';
import { VisitsPanel } from './VisitsPanel';

/** What came in, what waits for somebody, and the totals of everything, as far as the person may read it. */
export function Dashboard() {
  const { t, formatDate } = useWording();
  const session = use(SessionContext);
  const today = useToday();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 2 }}>
        <Typography variant="h1">
          {t('dashboard.welcome', { name: session?.user.fullName.split(' ')[0] || t('layout.user') })}
        </Typography>
        <HelperText>{formatDate(today)}</HelperText>
      </Box>
      {session?.token ? (
        <Panels today={today} />
      ) : (
        <Message icon="layout-dashboard" title={t('dashboard.noTotals')} text={t('dashboard.demoHasNoData')} />
      )}
    </>
  );
}

const cells = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > *': { minWidth: 0 },
} as const;

/** Each panel for those who may read what it tells; the others are not there and ask for nothing. */
function Panels({ today }: { today: string }) {
  const { t } = useWording();
  const mayList = useMayList();
  const held = usePermissions();
  const groups = COUNTER_GROUPS.filter(({ resource }) => mayList(resource));
  const arrivals = ARRIVALS.filter(({ resource }) => mayList(resource));
  if (groups.length + arrivals.length === 0)
    return <Message icon="layout-dashboard" title={t('dashboard.noTotals')} text={t('dashboard.roleHasNoFigures')} />;
  return (
    <Box sx={cells}>
      {mayList('payments') && (
        <Box sx={{ gridColumn: { md: 'span 2' }, display: 'grid' }}>
          <PaymentsPanel today={today} />
        </Box>
      )}
      {arrivals.length > 0 && <CameIn arrivals={arrivals} today={today} />}
      {isPermitted(held, routes.listPaymentExceptions.access) && <ExceptionsPanel />}
      {mayList('tickets') && <TicketsPanel />}
      {isPermitted(held, routes.listExpiringSubscriptions.access) && <ExpiringPanel />}
      {mayList('work-orders') && <VisitsPanel today={today} />}
      {groups.map((group) => (
        <CounterPanel key={group.title} group={group} />
      ))}
    </Box>
  );
}
