import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../../session/calls';

/** The name under which both are cached. */
export const SECOND_FACTOR = 'second-factor';

/** Loads the user's own second factor. */
export const useSecondFactor = () => useAnswer(SECOND_FACTOR, 'getSecondFactor', {});

/** Loads the user's own passkeys. */
export const usePasskeys = () => useAnswer(SECOND_FACTOR, 'listPasskeys', {});

/** Returns a function that reloads both. */
export function useShowSecondFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [SECOND_FACTOR] });
}
