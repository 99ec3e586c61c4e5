import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { Profile } from '../../../resources/access/profileActions';
import type { Answers } from '../../../resources/catalogue/actions';
import { SessionContext } from '../../session/access';
import { callApi } from '../../session/callApi';

const KEY = ['profile', 'own'];

/** What the person signed in has set for themselves, asked for once; a demo session asks for nothing. */
export function useProfile() {
  const hasToken = Boolean(use(SessionContext)?.token);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi('getProfile', { signal })).profile,
    enabled: hasToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Shows, everywhere on the page, the profile that a change has answered. */
export function useShowProfile() {
  const client = useQueryClient();
  return ({ profile }: Pick<Answers['changeProfile'], 'profile'>) => client.setQueryData<Profile>(KEY, profile);
}
