import { NETWORK_MESSAGES } from '../../../contract/devices/networkMessages';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { useActionMutation } from '../actions/useActionMutation';

/**
 * Makes the network carry out a subscription's pending task now; if the network fails, the call still succeeds and the task is
 * retried automatically.
 */
export function useActivation(subscriptionId: string) {
  const wording = useWording();
  const { perform, isPending } = useActionMutation('activateSubscription', {
    done: (answer) => activationOutcome(answer, wording),
  });
  return { busy: isPending, activate: () => perform({ params: { id: subscriptionId } }) };
}

/** Returns what the network did, or a warning if it failed. */
export function activationOutcome(
  { log, subscription }: Answers['activateSubscription'],
  { t, wordsOf, written }: Wording,
): string | { warning: string } {
  if (log.outcome !== 'SUCCEEDED')
    return {
      warning: t('subscriptions.networkFailed', {
        message: log.message ? written(log.message, NETWORK_MESSAGES) : t('subscriptions.itGaveNoReason'),
      }),
    };
  const { subscriptionNumber, status } = subscription;
  if (log.type !== 'DEACTIVATION')
    return t('subscriptions.networkDone', { subscriptionNumber, status: wordsOf(status).toLowerCase() });
  return t(log.message ? 'subscriptions.nothingOn' : 'subscriptions.switchedOff', { subscriptionNumber });
}
