import type { Query, QueryClient } from '@tanstack/react-query';
import type { AccessQuestion, MayAccess } from '../../authProvider/gates';

const CAN_ACCESS = ['auth', 'canAccess'];

/**
 * Answers react-admin's questions about rights before anything is drawn, where it would wait for a promise. Answers a function
 * that answers all of them anew, for when the rights have changed.
 */
export function answerAtOnce(client: QueryClient, may: MayAccess): () => void {
  const answer = (query: Query) => query.setData(answerTo(query.queryKey, may));
  client.setQueryDefaults(CAN_ACCESS, { staleTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && CAN_ACCESS.every((part, at) => query.queryKey[at] === part)) answer(query);
  });
  return () => client.getQueryCache().findAll({ queryKey: CAN_ACCESS }).forEach(answer);
}

/** The keys of `useCanAccess` and of `useCanAccessResources`. */
function answerTo([, , asked, action]: readonly unknown[], may: MayAccess) {
  if (!Array.isArray(asked)) return may(asked as AccessQuestion);
  return Object.fromEntries(asked.map((resource) => [resource, may({ resource, action: String(action) })]));
}
