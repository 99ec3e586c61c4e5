import { extensions } from '../../../resources/extensions';
import { useWording } from '../../i18n/useWording';
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
  const { t, formatDateTime } = useWording();
  const keyOf = useKeyOf();
  const { id, subscriptionNumber, endDate } = subscription;
  return (
    <ActionDrawer<{ days: number; reason: string }>
      title={t('subscriptions.extendOne', { subscriptionNumber })}
      submitLabel={t('subscriptions.extend')}
      presets={{ days: 1 }}
      perform={async ({ days, reason }) => {
        const body = { subscriptionId: id, days, reason };
        const { subscription: after } = await callApi('createExtension', { body, idempotencyKey: keyOf(body) });
        return t('subscriptions.nowEndsOn', { subscriptionNumber, endDate: formatDateTime(after.endDate ?? '') });
      }}
      onClose={onClose}
    >
      {endDate && <Told>{t('subscriptions.endsNow', { endDate: formatDateTime(endDate) })}</Told>}
      <FieldInputs resource={extensions} paths={['days', 'reason']} />
    </ActionDrawer>
  );
}
