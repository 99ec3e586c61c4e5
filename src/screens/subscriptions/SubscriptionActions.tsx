import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import type { DetailsPartProps } from '../../crud/slots';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useSubscriptionActions } from './useSubscriptionActions';

/** The actions in the heading of a subscription's details. */
export function SubscriptionActions({ record }: DetailsPartProps) {
  const { actions, drawer } = useSubscriptionActions(record as Subscription);
  return (
    <>
      {actions.length > 0 && <ActionBar actions={actions} />}
      {drawer}
    </>
  );
}
