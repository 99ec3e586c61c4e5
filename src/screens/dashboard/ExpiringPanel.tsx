import type { Answers } from '../../../resources/actions';
import { detailsPath, useDeclarations } from '../../crud/declarations';
import { formatDateTime } from '../../crud/format';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { ago } from './ago';
import { WaitingPanel } from './WaitingPanel';
import { useExpiring } from './waiting';

type Subscription = Answers['listExpiringSubscriptions']['subscriptions'][number];
const DAYS = 7;

/** Subscriptions that end within a week, the next one first. */
export function ExpiringPanel() {
  const declarations = useDeclarations();
  const details = detailsPath(declarations.find(({ name }) => name === 'subscriptions'));
  const row = ({ id, subscriptionNumber, accountId, endDate }: Subscription) => ({
    key: id,
    name: <RecordLink details={details} id={id} text={subscriptionNumber} />,
    about: <ReferenceLink to="accounts" id={accountId} />,
    aside: endDate && <span title={formatDateTime(endDate)}>{ago(endDate, new Date())}</span>,
  });
  return (
    <WaitingPanel
      title={`Expiring in ${DAYS} days`}
      to="/expiring-subscriptions"
      query={useExpiring(DAYS)}
      nothing="No subscription ends this week."
      row={row}
    />
  );
}
