import type { ActionName, Answers, BodyOf } from '../resources/catalogue/actions';
import type { Incoming } from './Endpoint';

/** A call as seen by its workflow. */
export type ActionRequest<N extends ActionName> = Omit<Incoming, 'body'> & { body: BodyOf<N> };

/** One workflow for each call of the contract. A missing one does not compile. */
export type Handlers = { [N in ActionName]: (request: ActionRequest<N>) => Promise<Answers[N]> };
