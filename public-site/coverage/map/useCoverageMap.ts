import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapArea } from '../../../resources/coverage/actions';
import { callApi } from '../../api/callApi';

export type CoverageMapState =
  | { phase: 'closed' }
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'open'; areas: MapArea[]; CoverageMap: typeof import('./CoverageMap').CoverageMap };

/** Loads the map's code and its areas together when the visitor opens the map; before that it loads neither. */
export function useCoverageMap() {
  const [map, setMap] = useState<CoverageMapState>({ phase: 'closed' });
  const asked = useRef<AbortController | null>(null);

  const open = useCallback(async () => {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    setMap({ phase: 'loading' });
    try {
      const call = callApi('listMapAreas', { signal: abort.signal });
      const [{ CoverageMap }, { areas }] = await Promise.all([import('./CoverageMap'), call]);
      if (!abort.signal.aborted) setMap({ phase: 'open', areas, CoverageMap });
    } catch (error) {
      if (!abort.signal.aborted) setMap({ phase: 'failed', error });
    }
  }, []);

  const close = useCallback(() => {
    asked.current?.abort();
    setMap({ phase: 'closed' });
  }, []);

  useEffect(() => () => asked.current?.abort(), []);
  return { map, open, close };
}
