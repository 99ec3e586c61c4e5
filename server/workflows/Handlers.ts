import type { Bodies, ParsedBodyOf } from '../../contract/bodies';
import type { CallName } from '../../contract/calls';
import type { Answers } from '../../resources/answers';
import type { Incoming } from '../Endpoint';

type BodyFor<N extends CallName> = N extends keyof Bodies ? ParsedBodyOf<N> : undefined;

/** A call as its workflow sees it. */
export type Request<N extends CallName> = Omit<Incoming, 'body'> & { body: BodyFor<N> };

/** One workflow for each call of the contract; a missing one does not compile. */
export type Handlers = { [N in CallName]: (request: Request<N>) => Promise<Answers[N]> };
