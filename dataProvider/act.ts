import type { CallInput } from '../contract/client/address';
import type { ActionName, Answers, BodyOf } from '../resources/catalogue/actions';
import { httpErrorFrom } from './httpClient';
import { RequestError } from './requestError';

/** Performs a declared action by its name, and returns its answer. */
export type Act = <N extends ActionName>(name: N, input?: CallInput<BodyOf<N>>) => Promise<Answers[N]>;

/** Returns the data provider's method for actions: a call that fails as react-admin expects, with an HttpError. */
export const createAct =
  (call: Act): Act =>
  (name, input) =>
    call(name, input).catch((error: unknown) => {
      throw error instanceof RequestError ? httpErrorFrom(error) : error;
    });
