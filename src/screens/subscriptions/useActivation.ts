import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { callApi } from '../../session/callApi';
import { usePerform } from '../actions/usePerform';

/**
 * Makes the network carry out a subscription's pending task now; if the network fails, the call still succeeds and the task is
 * retried automatically.
 */
export function useActivation(subscriptionId: string) {
  const wording = useWording();
  const { busy, perform } = usePerform();
  return { busy, activate: () => perform(() => activate(subscriptionId, wording)) };
}

/** Makes the same call, and returns what the network answered: a message, or a warning if it failed. */
export async function activate(subscriptionId: string, { t, wordsOf }: Wording): Promise<string | { warning: string }> {
  const { log, subscription } = await callApi('activateSubscription', { params: { id: subscriptionId } });
  if (log.outcome !== 'SUCCEEDED')
    return { warning: t('subscriptions.networkFailed', { message: log.message ?? t('subscriptions.itGaveNoReason') }) };
  return t('subscriptions.networkDone', {
    subscriptionNumber: subscription.subscriptionNumber,
    status: wordsOf(subscription.status).toLowerCase(),
  });
}
