import { useSyncExternalStore } from 'react';
import type { Ask } from '../../contract/api/errors';
import { RequestError } from '../../dataProvider/requestError';

/** The step that the server requires before it goes on; the back-office prompts for it. */
export type ProofPrompt = Ask | null;

function askOf(error: unknown): Ask | undefined {
  return error instanceof RequestError ? (error.body as { code?: Ask } | null)?.code : undefined;
}

/**
 * Wraps calls to the server. A call that is refused until the user confirms their identity is retried after the confirmation;
 * concurrent calls share one prompt. If a second factor must be set up first, the page is told.
 */
export function createProof() {
  const listeners = new Set<() => void>();
  let wanted: ProofPrompt = null;
  let question: { asked: Promise<boolean>; answer(confirmed: boolean): void } | null = null;
  const want = (next: ProofPrompt) => {
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
    /**
     * Wraps a call so that it is retried once the user has confirmed their identity; if the user cancels, it fails with the
     * original refusal.
     */
    guard<A extends unknown[], R>(send: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
      return (...given) =>
        send(...given).catch(async (error) => {
          const asks = askOf(error);
          if (asks === 'SET_UP_SECOND_FACTOR') want(asks);
          if (asks !== 'CONFIRM_IDENTITY' || !(await ask())) throw error;
          return send(...given);
        });
    },
    /** Ends the prompt, either confirmed or cancelled. */
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

/** Returns the step that the server currently requires. */
export const useWanted = (): ProofPrompt => useSyncExternalStore(proof.subscribe, proof.wanted);
