import { useSyncExternalStore } from 'react';
import type { Ask } from '../../contract/api/errors';
import { RequestError } from '../../dataProvider/requestError';

/** What the server wants of the person before it goes on; the back-office shows it. */
export type Wanted = Ask | null;

function askOf(error: unknown): Ask | undefined {
  return error instanceof RequestError ? (error.body as { code?: Ask } | null)?.code : undefined;
}

/**
 * Between every call and the server: a call that is refused until the person confirms who they are waits for that, and is made
 * again; that a second factor is to be set up is told to the page. Calls that wait at once are one question.
 */
export function createProof() {
  const listeners = new Set<() => void>();
  let wanted: Wanted = null;
  let question: { asked: Promise<boolean>; answer(confirmed: boolean): void } | null = null;
  const want = (next: Wanted) => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  const ask = (): Promise<boolean> => {
    if (!question) {
      let answer: (confirmed: boolean) => void = () => undefined;
      const asked = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      question = { asked, answer };
      want('CONFIRM_IDENTITY');
    }
    return question.asked;
  };
  return {
    /** A call that is made again once the person has confirmed who they are; given up, it is refused as it was. */
    guard<A extends unknown[], R>(send: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
      return (...given) =>
        send(...given).catch(async (error) => {
          const asks = askOf(error);
          if (asks === 'SET_UP_SECOND_FACTOR') want(asks);
          if (asks !== 'CONFIRM_IDENTITY' || !(await ask())) throw error;
          return send(...given);
        });
    },
    /** What was asked is done, or was given up. */
    settle(done: boolean) {
      question?.answer(done);
      question = null;
      want(null);
    },
    wanted: () => wanted,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const proof = createProof();

/** What the server wants of the person at the moment. */
export const useWanted = (): Wanted => useSyncExternalStore(proof.subscribe, proof.wanted);
