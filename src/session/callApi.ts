import { addressOf } from '../../contract/client/address';
import type { CallInput } from '../../contract/client/CallInput';
import { RequestError } from '../../dataProvider/requestError';
import type { ActionName, Answers, BodyOf } from '../../resources/actions';
import { routes } from '../../resources/routes';
import { request, sessionStore } from './session';

/** Makes one call of the contract as the person signed in; fails with a RequestError. One that nobody signed in made ends the session. */
export async function callApi<N extends ActionName>(name: N, input: CallInput<BodyOf<N>> = {}): Promise<Answers[N]> {
  const { params, query, ...options } = input;
  try {
    const { json } = await request(addressOf(routes[name], input), { method: routes[name].method, ...options });
    return json as Answers[N];
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) sessionStore.clear('unauthorised');
    throw error;
  }
}
