import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../api/callApi';
import { keyFor, spendKey } from '../api/idempotencyKey';
import { useAskAgain } from '../offline/useAskAgain';
import type { AskedLocation } from './myLocation';
import { newCheck, type RememberedCheck, recallCheck, rememberCheck } from './rememberedCheck';
import { useSelfReferral } from './useSelfReferral';

export type Coverage =
  | { phase: 'asking' }
  | { phase: 'checking'; location: AskedLocation }
  | { phase: 'failed'; location: AskedLocation; error: unknown }
  | { phase: 'unclear'; location: AskedLocation; check: RememberedCheck }
  | { phase: 'answered'; check: RememberedCheck; origin: 'fresh' | 'restored' };

export type CoverageChecking = ReturnType<typeof useCoverageCheck>;

const KEY = 'coverage';

/**
 * Checks whether there is fibre, retries once the connection is back, remembers the answer, and restores the last one on the next
 * visit.
 */
export function useCoverageCheck() {
  const [coverage, setCoverage] = useState<Coverage>({ phase: 'asking' });
  const asked = useRef<AbortController | null>(null);

  const ask = useCallback(async (location: AskedLocation) => {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setCoverage({ phase: 'checking', location });
    try {
      const body = { location };
      const idempotencyKey = keyFor(KEY, body);
      const response = await callApi('checkCoverage', { body, idempotencyKey, signal: abort.signal });
      spendKey(KEY);
      const check = newCheck(location.commonName, response);
      if (response.outcome !== 'RECOGNISED') return setCoverage({ phase: 'unclear', location, check });
      rememberCheck(check);
      setCoverage({ phase: 'answered', check, origin: 'fresh' });
    } catch (error) {
      if (!abort.signal.aborted) setCoverage({ phase: 'failed', location, error });
    }
  }, []);

  useEffect(() => {
    const check = recallCheck();
    if (check) setCoverage({ phase: 'answered', check, origin: 'restored' });
    return () => asked.current?.abort();
  }, []);

  const update = useCallback((change: Partial<RememberedCheck>) => {
    setCoverage((now) => {
      if (now.phase !== 'answered' && now.phase !== 'unclear') return now;
      const check = { ...now.check, ...change };
      if (now.phase === 'answered') rememberCheck(check);
      return { ...now, check };
    });
  }, []);

  const failed = coverage.phase === 'failed' ? coverage : null;
  useAskAgain(failed?.error ?? null, () => failed && ask(failed.location));
  useSelfReferral(coverage.phase === 'answered' ? coverage.check : null, update);
  const askAnother = useCallback(() => setCoverage({ phase: 'asking' }), []);
  return { coverage, ask, askAnother, update };
}
