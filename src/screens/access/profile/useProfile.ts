import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { Profile } from '../../../../resources/access/profileActions';
import type { Answers } from '../../../../resources/catalogue/actions';
import { SessionContext } from '../../../session/access';
import { callApi } from '../../../session/callApi';

const KEY = ['profile', 'own'];

/** Loads the signed-in user's own settings once; a demo session makes no request. */
export function useProfile() {
  const hasToken = Boolean(use(SessionContext)?.token);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi('getProfile', { signal })).profile,
    enabled: hasToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns a function that shows the profile from a change's answer everywhere on the page. */
export function useShowProfile() {
  const client = useQueryClient();
  return ({ profile }: Pick<Answers['changeProfile'], 'profile'>) => client.setQueryData<Profile>(KEY, profile);
}
