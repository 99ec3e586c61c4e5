import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../../session/calls';

const RESOURCE = 'second-factor';

/** Loads the user's own second factor. */
export const useSecondFactor = () => useAnswer(RESOURCE, 'getSecondFactor', {});

/** Loads the user's own passkeys. */
export const usePasskeys = () => useAnswer(RESOURCE, 'listPasskeys', {});

/** Returns a function that reloads both. */
export function useShowSecondFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESOURCE] });
}
