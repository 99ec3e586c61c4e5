import { subscriptionActions } from '../../../resources/actions/subscriptions';
import { leavesOf } from '../../../resources/defineResource';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { Told } from '../actions/Told';
import { useKeyOf } from '../forms/useKeyOf';
import type { Subscription } from './Subscription';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Moves a subscription, and what is paid for behind it, to another account. */
export function TransferDrawer({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const keyOf = useKeyOf();
  return (
    <ActionDrawer<{ toAccountId: string; reason: string }>
      title={`Transfer ${subscriptionNumber}`}
      submitLabel="Transfer"
      perform={async ({ toAccountId, reason }) => {
        const body = { subscriptionId: id, toAccountId, reason };
        const { subscriptionTransfer } = await callApi('createSubscriptionTransfer', {
          body,
          idempotencyKey: keyOf(body),
        });
        return `${subscriptionNumber} was transferred: ${subscriptionTransfer.transferNumber}.`;
      }}
      onClose={onClose}
    >
      <Told>
        All its days go along, and so does everything that is paid for behind it. The device moves, too, unless the
        other account has its own. The account it leaves becomes transferred.
      </Told>
      <FieldInputs
        leaves={leavesOf(subscriptionActions.createSubscriptionTransfer.input)}
        paths={['toAccountId', 'reason']}
      />
    </ActionDrawer>
  );
}
