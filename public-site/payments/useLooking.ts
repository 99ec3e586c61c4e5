import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../api/ApiError';
import { useKeepAsking } from '../layout/useKeepAsking';

/** What tells how things stand, as the page has it. */
export interface Standing {
  answer: object | null;
  /** Whether it is being asked for. */
  asking: boolean;
  refresh(): void;
}

/** Milliseconds between two looks. */
const PAUSE = 3_000;

/**
 * The failure of a call that begins something. Where its answer did not arrive, nobody knows yet whether it was done: the
 * page is `looking` until it has an answer that is newer than the failure, and nothing may be begun meanwhile.
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
