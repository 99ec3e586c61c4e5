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
    if (type === 'added' && isAsked(query)) answer(query);
  });
  return () => client.getQueryCache().findAll({ queryKey: CAN_ACCESS }).filter(isAsked).forEach(answer);
}

/** Whether it is a question about rights that anybody wants answered: react-admin's controllers ask without where they are told not to. */
const isAsked = ({ queryKey }: Query) =>
  CAN_ACCESS.every((part, at) => queryKey[at] === part) && (queryKey[2] as { enabled?: boolean }).enabled !== false;

/** The keys of `useCanAccess` and of `useCanAccessResources`. */
function answerTo([, , asked, action]: readonly unknown[], may: MayAccess) {
  if (!Array.isArray(asked)) return may(asked as AccessQuestion);
  return Object.fromEntries(asked.map((resource) => [resource, may({ resource, action: String(action) })]));
}
