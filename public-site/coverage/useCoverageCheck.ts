import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../contract/bodies';
import { callApi } from '../api/callApi';
import { newCheck, type RememberedCheck, recallCheck, rememberCheck } from './rememberedCheck';
import { useSelfReferral } from './useSelfReferral';

export type AskedLocation = BodyOf<'checkCoverage'>['location'];

export type Coverage =
  | { phase: 'asking' }
  | { phase: 'checking'; location: AskedLocation }
  | { phase: 'failed'; location: AskedLocation; error: unknown }
  | { phase: 'answered'; check: RememberedCheck; origin: 'fresh' | 'restored' };

export type CoverageChecking = ReturnType<typeof useCoverageCheck>;

/** Asks whether fibre is there, remembers the answer, and brings back the last one on the next visit. */
export function useCoverageCheck() {
  const [coverage, setCoverage] = useState<Coverage>({ phase: 'asking' });
  const asked = useRef<AbortController | null>(null);

  const ask = useCallback(async (location: AskedLocation) => {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setCoverage({ phase: 'checking', location });
    try {
      const response = await callApi('checkCoverage', { body: { location }, signal: abort.signal });
      const check = newCheck(location.commonName, response);
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
      if (now.phase !== 'answered') return now;
      const check = { ...now.check, ...change };
      rememberCheck(check);
      return { ...now, check };
    });
  }, []);

  useSelfReferral(coverage.phase === 'answered' ? coverage.check : null, update);
  const askAnother = useCallback(() => setCoverage({ phase: 'asking' }), []);
  return { coverage, ask, askAnother, update };
}
