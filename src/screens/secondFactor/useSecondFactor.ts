import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../session/calls';

const RESOURCE = 'second-factor';

/** The person's own second factor. */
export const useSecondFactor = () => useAnswer(RESOURCE, 'getSecondFactor', {});

/** The person's own passkeys. */
export const usePasskeys = () => useAnswer(RESOURCE, 'listPasskeys', {});

/** Has it asked for again. */
export function useShowSecondFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [RESOURCE] });
}
