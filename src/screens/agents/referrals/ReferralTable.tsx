import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { queryString } from '../../../../contract/client/address';
import { API_BASES, DEFAULT_PAGE_SIZE } from '../../../../contract/constants';
import { clients } from '../../../../resources/accounts/clients';
import type { Answers } from '../../../../resources/catalogue/actions';
import { routes } from '../../../../resources/language/routes';
import { ReferenceLink } from '../../../crud/values/ReferenceLink';
import { useWording } from '../../../i18n/useWording';
import { SessionContext } from '../../../session/access';
import { request } from '../../../session/session';
import { Failure } from '../../../ui/frames/Failure';
import { Pagination } from '../../../ui/frames/Pagination';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { StatusChip } from '../../../ui/texts/StatusChip';

const { base, path } = routes.listMyReferrals;

/** The signed-in user's referrals, newest first, in pages. */
export function ReferralTable() {
  const { t, formatNumber, formatDay } = useWording();
  const userId = use(SessionContext)?.user.id ?? '';
  const [page, setPage] = useState(1);
  const offset = (page - 1) * DEFAULT_PAGE_SIZE;
  const query = { offset: String(offset), limit: String(DEFAULT_PAGE_SIZE), sortBy: 'dateCreated', sortAsc: 'false' };
  const { data, error, refetch } = useQuery({
    queryKey: ['my-referrals', userId, query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const address = `${API_BASES[base]}/${path.replace('{id}', userId)}${queryString(query)}`;
      return (await request(address, { signal })).json as Answers['listMyReferrals'];
    },
  });
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  const total = data?.totalRecords ?? 0;
  return (
    <Panel title={data ? t('agents.total', { total: formatNumber(total) }) : t('agents.referrals')}>
      {!data && <Skeleton aria-label={t('common.loading')} height={120} />}
      {data && total === 0 && <HelperText>{t('agents.nobodyYet')}</HelperText>}
      <Box
        component="ul"
        aria-label={t('agents.referrals')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {data?.referrals.map(({ id, referralNumber, clientId, status, dateCreated }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
            <span>{referralNumber}</span>
            <Box sx={{ flex: 1, minWidth: 0 }}>{clientId && <ReferenceLink to={clients.name} id={clientId} />}</Box>
            <StatusChip value={status} />
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatDay(dateCreated)}
            </Box>
          </Box>
        ))}
      </Box>
      <Pagination page={page} size={DEFAULT_PAGE_SIZE} total={total} onPage={setPage} />
    </Panel>
  );
}
