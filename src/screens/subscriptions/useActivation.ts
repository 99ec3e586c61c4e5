import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { usePerform } from '../actions/usePerform';

/** Has the network do now what a subscription waits for; that it did not is no failure of the call, and it is tried again by itself. */
export function useActivation(subscriptionId: string) {
  const { t, wordsOf } = useWording();
  const { busy, perform } = usePerform();
  const activate = () =>
    perform(async () => {
      const { log, subscription } = await callApi('activateSubscription', { params: { id: subscriptionId } });
      return log.outcome === 'SUCCEEDED'
        ? t('subscriptions.networkDone', {
            subscriptionNumber: subscription.subscriptionNumber,
            status: wordsOf(subscription.status).toLowerCase(),
          })
        : {
            warning: t('subscriptions.networkFailed', {
              message: log.message ?? t('subscriptions.itGaveNoReason'),
            }),
          };
    });
  return { busy, activate };
}
