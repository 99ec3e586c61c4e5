import { useDeclarations } from '../../crud/declarations';
import { RelatedLists } from '../../crud/details/RelatedLists';
import { relationsTo } from '../../crud/details/relations';
import { useMay } from '../../session/access';

/** What has a panel of its own, or stands in the timeline. */
const TOLD = [
  'devices',
  'payments',
  'receipts',
  'subscription-events',
  'subscription-update-tasks',
  'subscriptions',
  'tickets',
  'work-orders',
];

/** Whatever else refers to the account, of all that the user may list. */
export function OtherRecords({ accountId }: { accountId: string }) {
  const may = useMay();
  const relations = relationsTo('accounts', useDeclarations()).filter(
    ({ resource }) => !TOLD.includes(resource.name) && may(resource, 'list'),
  );
  return <RelatedLists relations={relations} id={accountId} />;
}
