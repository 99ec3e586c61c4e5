import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { API_BASES } from '../../../../contract/constants';
import type { Answers } from '../../../../resources/catalogue/actions';
import { routes } from '../../../../resources/language/routes';
import { SessionContext } from '../../../session/access';
import { request } from '../../../session/session';

const { base, path } = routes.listMyAgencies;

/** Loads the agencies for which the signed-in user sells; a demo session makes no request. */
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
