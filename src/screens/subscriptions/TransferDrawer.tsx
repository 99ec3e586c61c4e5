import { subscriptionActions } from '../../../resources/actions/subscriptions';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { Told } from '../actions/Told';
import type { Subscription } from './Subscription';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Moves a subscription, and what is paid for behind it, to another account. */
export function TransferDrawer({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  return (
    <DeclaredDrawer
      action={subscriptionActions.createSubscriptionTransfer}
      title={`Transfer ${subscriptionNumber}`}
      submitLabel="Transfer"
      given={{ subscriptionId: id }}
      done={({ subscriptionTransfer }) =>
        `${subscriptionNumber} was transferred: ${subscriptionTransfer.transferNumber}.`
      }
      onClose={onClose}
    >
      <Told>
        All its days go along, and so does everything that is paid for behind it. The device moves, too, unless the
        other account has its own. The account it leaves becomes transferred.
      </Told>
    </DeclaredDrawer>
  );
}
