import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../../session/calls';

/** The name under which they are cached. */
export const SESSIONS = 'sessions';

/** Loads the user's sessions. */
export const useSessions = () => useAnswer(SESSIONS, 'listOwnSessions', {});

/** Loads the latest attempts to sign in as the user. */
export const useSignIns = () => useAnswer(SESSIONS, 'listOwnSignIns', {});

/** Returns a function that reloads them. */
export function useShowSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [SESSIONS] });
}
