import { useRef } from 'react';
import { changedIn } from '../../contract/api/version';

/**
 * The version of a record that a person has seen while they decide on it, with which the call is made. Once they are told that somebody
 * else has changed the record, they have seen the change, and the next call is made with the version of now.
 */
export function useSeenVersion(version: string | undefined) {
  const seen = useRef(version);
  return {
    /** The record is seen as it is now. */
    see(now: string) {
      seen.current = now;
    },
    /** Makes the call with the version that was seen. */
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
