import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../../session/calls';

const RESOURCE = 'sessions';

/** Loads the user's sessions. */
export const useSessions = () => useAnswer(RESOURCE, 'listOwnSessions', {});

/** Loads the latest attempts to sign in as the user. */
export const useSignIns = () => useAnswer(RESOURCE, 'listOwnSignIns', {});

/** Returns a function that reloads them. */
export function useShowSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESOURCE] });
}
