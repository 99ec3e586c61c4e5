import type { ActionName, Answers, BodyOf } from '../../resources/catalogue/actions';
import type { Incoming } from '../Endpoint';

/** A call as its workflow sees it. */
export type Request<N extends ActionName> = Omit<Incoming, 'body'> & { body: BodyOf<N> };

/** One workflow for each call of the contract; a missing one does not compile. */
export type Handlers = { [N in ActionName]: (request: Request<N>) => Promise<Answers[N]> };
