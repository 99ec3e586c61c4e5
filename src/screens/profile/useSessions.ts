import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../session/calls';

const RESOURCE = 'sessions';

/** Where the person is signed in. */
export const useSessions = () => useAnswer(RESOURCE, 'listOwnSessions', {});

/** The last tries to sign in as the person. */
export const useSignIns = () => useAnswer(RESOURCE, 'listOwnSignIns', {});

/** Has them asked for again. */
export function useShowSessions() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESOURCE] });
}
