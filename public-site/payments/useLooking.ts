import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../api/ApiError';
import { useKeepAsking } from '../layout/useKeepAsking';

/** The current answer of the page about an order or renewal. */
export interface Standing {
  answer: object | null;
  /** True while it is being loaded. */
  asking: boolean;
  refresh(): void;
}

/** Milliseconds between two requests. */
const PAUSE = 3_000;

/**
 * Tracks the failure of a call that starts something. If its answer did not arrive, it is unknown whether the call was carried
 * out: the page is `looking` until it has an answer newer than the failure, and nothing may be started until then.
 */
export function useLooking({ answer, asking, refresh }: Standing) {
  const newest = useRef(answer);
  const [failed, setFailed] = useState<{ error: unknown; before: object | null } | null>(null);
  const looking = failed !== null && isUnanswered(failed.error) && failed.before === answer;
  useEffect(() => {
    newest.current = answer;
  }, [answer]);
  useEffect(() => {
    if (failed) refresh();
  }, [failed, refresh]);
  useKeepAsking(refresh, looking && !asking ? PAUSE : null);

  const setFailure = useCallback(
    (error: unknown) => setFailed(error === null ? null : { error, before: newest.current }),
    [],
  );
  return { failure: failed?.error ?? null, looking, setFailure };
}
