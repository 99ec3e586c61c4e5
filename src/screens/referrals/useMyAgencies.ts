import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { API_BASES } from '../../../contract/constants';
import type { Answers } from '../../../resources/catalogue/actions';
import { routes } from '../../../resources/language/routes';
import { SessionContext } from '../../session/access';
import { request } from '../../session/session';

const { base, path } = routes.listMyAgencies;

/** The agencies that the person signed in sells for; a demo session asks for nothing. */
export function useMyAgencies({ enabled = true } = {}) {
  const hasToken = Boolean(use(SessionContext)?.token);
  return useQuery({
    queryKey: ['my-agencies'],
    enabled: enabled && hasToken,
    queryFn: async ({ signal }) => {
      const { json } = await request(`${API_BASES[base]}/${path}`, { signal });
      return (json as Answers['listMyAgencies']).agencies;
    },
  });
}
