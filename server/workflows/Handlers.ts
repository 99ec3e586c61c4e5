import type { Answers } from '../../resources/answers';
import type { CallName, ParsedBodyOf } from '../../resources/calls';
import type { Incoming } from '../Endpoint';

/** A call as its workflow sees it. */
export type Request<N extends CallName> = Omit<Incoming, 'body'> & { body: ParsedBodyOf<N> };

/** One workflow for each call of the contract; a missing one does not compile. */
export type Handlers = { [N in CallName]: (request: Request<N>) => Promise<Answers[N]> };
