import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../../contract/statuses';
import { payments } from '../../../resources/payments/payments';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { framedList } from '../../ui/frames/frame';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Pagination } from '../../ui/frames/Pagination';
import { ExceptionRow } from './ExceptionRow';
import { KindFilter } from './KindFilter';

const PAGE = 20;

/** All payment exceptions that need attention, oldest first; the kind and the page are in the address. */
export function Exceptions() {
  const { t, formatNumber } = useWording();
  const [search, setSearch] = useSearchParams();
  const kind = EXCEPTION_KINDS.find((each) => each === search.get('kinds'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = { kinds: kind, offset: (page - 1) * PAGE, limit: PAGE };
  const { data, error, refetch } = useAnswer(payments.name, 'listPaymentExceptions', { query });
  const show = (wanted: ExceptionKind | undefined, at = 1) =>
    setSearch({ ...(wanted ? { kinds: wanted } : {}), ...(at > 1 ? { page: String(at) } : {}) });
  return (
    <>
      <PageHeading
        title={t('payments.paymentExceptions')}
        state={
          <Typography component="span" variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
            {data ? formatNumber(data.totalRecords) : '…'}
          </Typography>
        }
      />
      <KindFilter kind={kind} onChange={show} />
      {error && !data ? (
        <Failure whole error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.exceptions.length === 0 ? (
        <Message icon="circle-check" role="status" title={t('payments.nothingWaits')} text={t('payments.allSettled')} />
      ) : (
        <>
          <Box component="ul" aria-label={t('payments.paymentExceptions')} sx={framedList}>
            {data.exceptions.map((exception) => (
              <ExceptionRow key={`${exception.kind} ${exception.about.id}`} exception={exception} />
            ))}
          </Box>
          <Pagination page={page} size={PAGE} total={data.totalRecords} onPage={(at) => show(kind, at)} />
        </>
      )}
    </>
  );
}
