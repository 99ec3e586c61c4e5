import { accounts } from '../../../resources/accounts/accounts';
import { relationsTo } from '../../../resources/language/relations';
import { useDeclarations } from '../../crud/declarations';
import { RelatedLists } from '../../crud/details/RelatedLists';
import { useCan } from '../../session/useCan';

/** Resources that have their own panel or are in the timeline. */
const TOLD = [
  'attachments',
  'devices',
  'notes',
  'payments',
  'receipts',
  'subscription-events',
  'subscription-update-tasks',
  'subscriptions',
  'tickets',
  'work-orders',
];

/** All other records that refer to the account, as far as the user may list them. */
export function OtherRecords({ accountId }: { accountId: string }) {
  const can = useCan();
  const relations = relationsTo(accounts.name, useDeclarations()).filter(
    ({ resource }) => !TOLD.includes(resource.name) && can(resource, 'list'),
  );
  return <RelatedLists resource={accounts} relations={relations} id={accountId} />;
}
