import { subscriptionActions } from '../../../resources/actions/subscriptions';
import { leavesOf } from '../../../resources/defineResource';
import { formatDateTime } from '../../crud/format';
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

/** Gives a subscription days without payment, within the extension settings. */
export function ExtendDrawer({ subscription, onClose }: Props) {
  const keyOf = useKeyOf();
  const { id, subscriptionNumber, endDate } = subscription;
  return (
    <ActionDrawer<{ days: number; reason: string }>
      title={`Extend ${subscriptionNumber}`}
      submitLabel="Extend"
      presets={{ days: 1 }}
      perform={async ({ days, reason }) => {
        const body = { subscriptionId: id, days, reason };
        const { subscription: after } = await callApi('createExtension', { body, idempotencyKey: keyOf(body) });
        return `${subscriptionNumber} now ends on ${formatDateTime(after.endDate ?? '')}.`;
      }}
      onClose={onClose}
    >
      {endDate && <Told>It ends on {formatDateTime(endDate)} now. Queued renewals move too.</Told>}
      <FieldInputs leaves={leavesOf(subscriptionActions.createExtension.input)} paths={['days', 'reason']} />
    </ActionDrawer>
  );
}
