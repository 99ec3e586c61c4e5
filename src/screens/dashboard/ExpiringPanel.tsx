import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../resources/catalogue/actions';
import { queryOf } from '../../../resources/metrics/Figure';
import { expiring } from '../../../resources/metrics/waiting';
import { detailsPath, useDeclarations } from '../../crud/declarations';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ago } from '../worklists/ago';
import { SHOWN, WaitingPanel } from './WaitingPanel';

type Subscription = Answers['listExpiringSubscriptions']['subscriptions'][number];

/** Subscriptions that end within a week, the earliest first. */
export function ExpiringPanel() {
  const wording = useWording();
  const { t, formatDateTime } = wording;
  const declarations = useDeclarations();
  const details = detailsPath(declarations.find(({ name }) => name === 'subscriptions'));
  const row = ({ id, subscriptionNumber, accountId, endDate }: Subscription) => ({
    key: id,
    name: <RecordLink details={details} id={id} text={subscriptionNumber} />,
    about: <ReferenceLink to="accounts" id={accountId} />,
    aside: endDate && <span title={formatDateTime(endDate)}>{ago(endDate, new Date(), wording)}</span>,
  });
  return <WaitingPanel figure={expiring} query={useExpiring()} nothing={t('dashboard.noneExpiring')} row={row} />;
}

/** Loads the subscriptions that end soon, the earliest first. */
const useExpiring = () =>
  useQuery({
    queryKey: ['dashboard', 'expiring'],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(expiring), sortBy: 'endDate', limit: SHOWN };
      const { subscriptions, totalRecords } = await callApi('listExpiringSubscriptions', { query, signal });
      return { items: subscriptions, total: totalRecords };
    },
  });
