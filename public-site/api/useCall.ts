import { useCallback, useEffect, useState } from 'react';
import { QUERY_CACHE_TIME } from '../../contract/constants';
import type { Answers, BodyOf } from '../../resources/catalogue/actions';
import { useAskAgain } from '../offline/useAskAgain';
import { callApi, type PublicCall, type SiteInput } from './callApi';

export interface LoadedAnswer<T> {
  /** The last answer; it stays if a later request fails. */
  data: T | null;
  /** The error of the last request; null unless that request failed. */
  error: unknown;
  /** True while a request is in progress. */
  asking: boolean;
  retry(): void;
}

interface Outcome<T> {
  key: string;
  attempt: number;
  data: T | null;
  error: unknown;
}

const cache = new Map<string, { at: number; data: unknown }>();

/**
 * Makes the call when the page is shown, and again when the input changes or the connection returns; null makes no call. `keep`
 * reuses an answer for one minute.
 */
export function useCall<N extends PublicCall>(
  name: N,
  input: Pick<SiteInput<BodyOf<N>>, 'params' | 'query' | 'body'> | null,
  keep = false,
): LoadedAnswer<Answers[N]> {
  const [attempt, setAttempt] = useState(0);
  const key = input && JSON.stringify(input);
  const [outcome, setOutcome] = useState<Outcome<Answers[N]> | null>(null);

  useEffect(() => {
    if (key === null) return;
    const kept = cache.get(`${name} ${key}`);
    if (keep && kept && Date.now() - kept.at < QUERY_CACHE_TIME) {
      setOutcome({ key, attempt, data: kept.data as Answers[N], error: null });
      return;
    }
    const abort = new AbortController();
    callApi(name, { ...(JSON.parse(key) as SiteInput<BodyOf<N>>), signal: abort.signal }).then(
      (data) => {
        if (keep) cache.set(`${name} ${key}`, { at: Date.now(), data });
        if (!abort.signal.aborted) setOutcome({ key, attempt, data, error: null });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setOutcome((last) => ({ key, attempt, data: last?.key === key ? last.data : null, error }));
      },
    );
    return () => abort.abort();
  }, [name, key, keep, attempt]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const current = outcome?.key === key ? outcome : null;
  const answered = current?.attempt === attempt;
  const error = answered ? current.error : null;
  useAskAgain(error, retry);
  return { data: current?.data ?? null, error, asking: !answered, retry };
}

/** Clears the cached answers; tests start with it. */
export const forgetAnswers = () => cache.clear();

/** Returns true once `busy` has been true for `after` milliseconds, so that the visitor should be informed. */
export function useSlow(busy: boolean, after = 6_000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), after);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy, after]);
  return busy && slow;
}
