import { subscriptionActions } from '../../../resources/actions/subscriptions';
import { formatDateTime } from '../../crud/format';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { Told } from '../actions/Told';
import type { Subscription } from './Subscription';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Gives a subscription days without payment, within the extension settings. */
export function ExtendDrawer({ subscription: { id, subscriptionNumber, endDate }, onClose }: Props) {
  return (
    <DeclaredDrawer
      action={subscriptionActions.createExtension}
      title={`Extend ${subscriptionNumber}`}
      submitLabel="Extend"
      given={{ subscriptionId: id }}
      presets={{ days: 1 }}
      done={({ subscription }) => `${subscriptionNumber} now ends on ${formatDateTime(subscription.endDate ?? '')}.`}
      onClose={onClose}
    >
      {endDate && <Told>It ends on {formatDateTime(endDate)} now. Queued renewals move too.</Told>}
    </DeclaredDrawer>
  );
}
