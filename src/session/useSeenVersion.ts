import { useRef } from 'react';
import { changedIn } from '../../contract/api/version';

/**
 * Makes calls with the version of a record that the user has seen. After a refusal has told them about someone else's change, the
 * next call uses the current version.
 */
export function useSeenVersion(version: string | undefined) {
  const seen = useRef(version);
  return {
    /** Sets the version that the user has seen. */
    see(now: string) {
      seen.current = now;
    },
    /** Makes the call with that version. */
    async send<Answer>(call: (version: string | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        return await call(seen.current);
      } catch (error) {
        seen.current = changedIn(error)?.version ?? seen.current;
        throw error;
      }
    },
  };
}
