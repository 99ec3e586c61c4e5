import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { type Done, successOf } from './success';

/**
 * The result of an action: a success message, a warning (it did not fail, but not all went as wished), or a message with a link.
 */
export type Outcome = string | { warning: string } | Done;

/** Returns a function that performs an action only once even on a double click, shows its result, and refreshes the page. */
export function usePerform() {
  const notify = useNotify();
  const refresh = useRefresh();
  const { sentenceOf } = useWording();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const perform = async (task: () => Promise<Outcome>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const outcome = await task();
      if (typeof outcome === 'object' && 'warning' in outcome) notify(outcome.warning, { type: 'warning' });
      else notify(...successOf(outcome));
      refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, perform };
}
