import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { type Done, successOf } from './success';

/** What came of something: what to say, whether it did not go as wished though nothing failed, and a link to what was made. */
export type Outcome = string | { warning: string } | Done;

/** Does something at a tap, once however often one taps, says what came of it, and shows everything afresh. */
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
