import { type CallInput, callAddress } from '../../contract/client/address';
import type { ActionName, Answers, BodyOf } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { request } from './session';

/**
 * Makes one call of the contract as the signed-in user; throws a RequestError if it fails. Screens of the back-office only read with
 * it: `useActionMutation` performs actions.
 */
export async function callApi<N extends ActionName>(name: N, input: CallInput<BodyOf<N>> = {}): Promise<Answers[N]> {
  const { params, query, ...options } = input;
  const { json } = await request(callAddress(routes[name], input), { method: routes[name].method, ...options });
  return json as Answers[N];
}
