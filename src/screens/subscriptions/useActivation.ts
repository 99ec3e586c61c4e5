import { callApi } from '../../session/callApi';
import { usePerform } from '../actions/usePerform';

/** Has the network do now what a subscription waits for; that it did not is no failure of the call, and it is tried again by itself. */
export function useActivation(subscriptionId: string) {
  const { busy, perform } = usePerform();
  const activate = () =>
    perform(async () => {
      const { log, subscription } = await callApi('activateSubscription', { params: { id: subscriptionId } });
      return log.outcome === 'SUCCEEDED'
        ? `The network did it: ${subscription.subscriptionNumber} is ${subscription.status.toLowerCase()}.`
        : { warning: `The network did not do it: ${log.message ?? 'it gave no reason.'}` };
    });
  return { busy, activate };
}
