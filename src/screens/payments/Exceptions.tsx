import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../../contract/statuses';
import type { PaymentException } from '../../../resources/payments/actions';
import { payments } from '../../../resources/payments/payments';
import type { WaitingItem } from '../../../resources/worklists/actions';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { frame } from '../../ui/frames/frame';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Pagination } from '../../ui/frames/Pagination';
import { Count } from '../../ui/texts/Count';
import { QueueRows } from '../worklists/QueueRows';
import { KindFilter } from './KindFilter';

const PAGE = 20;

/** All payment exceptions that need attention, oldest first; the kind and the page are in the address. */
export function Exceptions() {
  const { t } = useWording();
  const [search, setSearch] = useSearchParams();
  const kind = EXCEPTION_KINDS.find((each) => each === search.get('kinds'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = { kinds: kind, offset: (page - 1) * PAGE, limit: PAGE };
  const { data, error, refetch } = useAnswer(payments.name, 'listPaymentExceptions', { query });
  const show = (wanted: ExceptionKind | undefined, at = 1) =>
    setSearch({ ...(wanted ? { kinds: wanted } : {}), ...(at > 1 ? { page: String(at) } : {}) });
  return (
    <>
      <PageHeading title={t('payments.paymentExceptions')} state={<Count value={data?.totalRecords} />} />
      <KindFilter kind={kind} counts={data?.counts ?? {}} onChange={show} />
      {error && !data ? (
        <Failure whole error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.exceptions.length === 0 ? (
        <Message icon="circle-check" role="status" title={t('payments.nothingWaits')} text={t('payments.allSettled')} />
      ) : (
        <>
          <Box sx={{ ...frame, overflow: 'hidden', containerType: 'inline-size' }}>
            <QueueRows
              label={t('payments.paymentExceptions')}
              items={data.exceptions.map(({ waiting }) => waiting)}
              isOneQueue={false}
              adviceOn={(item) => adviceOn(data.exceptions, item)}
            />
          </Box>
          <Pagination page={page} size={PAGE} total={data.totalRecords} onPage={(at) => show(kind, at)} />
        </>
      )}
    </>
  );
}

function adviceOn(exceptions: readonly PaymentException[], { queue, id }: WaitingItem) {
  return exceptions.find(({ waiting }) => waiting.queue === queue && waiting.id === id)?.todo;
}
