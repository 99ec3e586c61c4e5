import type { Query, QueryClient } from '@tanstack/react-query';
import type { AccessQuestion, MayAccess } from '../../authProvider/gates';

const CAN_ACCESS = ['auth', 'canAccess'];

/**
 * Answers react-admin's permission checks synchronously, before the first rendering, instead of through a promise. Returns a
 * function that answers all of them again, for when the permissions have changed.
 */
export function primeAccessCache(client: QueryClient, may: MayAccess): () => void {
  const answer = (query: Query) => query.setData(answerTo(query.queryKey, may));
  client.setQueryDefaults(CAN_ACCESS, { staleTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && isAsked(query)) answer(query);
  });
  return () => client.getQueryCache().findAll({ queryKey: CAN_ACCESS }).filter(isAsked).forEach(answer);
}

/** Returns whether the query is an enabled permission check: react-admin's controllers also create disabled ones. */
const isAsked = ({ queryKey }: Query) =>
  CAN_ACCESS.every((part, at) => queryKey[at] === part) && (queryKey[2] as { enabled?: boolean }).enabled !== false;

/** Handles the query keys of `useCanAccess` and `useCanAccessResources`. */
function answerTo([, , asked, action]: readonly unknown[], may: MayAccess) {
  if (!Array.isArray(asked)) return may(asked as AccessQuestion);
  return Object.fromEntries(asked.map((resource) => [resource, may({ resource, action: String(action) })]));
}
