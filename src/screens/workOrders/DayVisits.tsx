import Box from '@mui/material/Box';
import { use } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { BesideTabs } from '../../crud/list/ScreenTabs';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { Failure } from '../../ui/frames/Failure';
import { framedList } from '../../ui/frames/frame';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { dayFrom } from '../../ui/inputs/dayFrom';
import { Count } from '../../ui/texts/Count';
import { useToday } from '../dashboard/useToday';
import { DayChooser } from './DayChooser';
import { useVisitAssignees } from './useVisitAssignees';
import { VisitRow } from './VisitRow';

/**
 * A person's visits of a day in order, from `?day=` and `?assigneeId=`; by default the user's own visits of today. Loaded data
 * stays available offline.
 */
export function DayVisits() {
  const { t, formatDayIn } = useWording();
  const today = useToday();
  const me = use(SessionContext)?.user;
  const [search] = useSearchParams();
  const day = dayFrom(search.get('day') ?? '', 'en') ?? today;
  const assigneeId = search.get('assigneeId') || (me?.id ?? '');
  const { people } = useVisitAssignees();
  const { data, total, error, refetch } = useGetList<WorkOrder>(
    workOrders.name,
    {
      filter: { visitDayFrom: day, visitDayTo: day, assigneeId },
      sort: { field: 'visitEndsAt', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { retry: false },
  );
  const name = people.find(({ id }) => id === assigneeId)?.fullName ?? (assigneeId === me?.id ? me.fullName : '');
  const date = formatDayIn(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <>
      <PageHeading
        title={t('workOrders.dayList')}
        text={name ? t('workOrders.dayOf', { name, date }) : date}
        state={<Count value={total} />}
      />
      <BesideTabs head="workorders" />
      <DayChooser day={day} today={today} assigneeId={assigneeId} people={people} />
      {!data && error ? (
        <Failure whole error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <Message icon="calendar" title={t('workOrders.noVisits')} text={t('workOrders.noVisitsText')} />
      ) : (
        <Box
          component="ol"
          aria-label={t('workOrders.dayList')}
          sx={{ ...framedList, flex: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {data.map((order) => (
            <VisitRow key={order.id} order={order} />
          ))}
        </Box>
      )}
    </>
  );
}
