import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useAddUndoableMutation, useNotify, useRefresh } from 'react-admin';
import { changedIn } from '../../../contract/api/version';
import type { CallInput } from '../../../contract/client/address';
import type { Act } from '../../../dataProvider/act';
import type { ActionName, Answers, BodyOf } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { type Outcome, toastOf } from './success';
import { useIdempotentAct } from './useIdempotentAct';

/** The work of a mutation that is more than one action; `act` performs each. */
export type ActionTask<Input, Answer> = (input: Input, act: Act) => Promise<Answer>;

interface Options<Input, Answer> {
  /** Returns the result for the toast; without it, or if it returns nothing, there is no toast. */
  done?(answer: Answer, input: Input): Outcome | undefined;
  /** Called after a success, once `refreshes` are loaded. */
  onSuccess?(answer: Answer, input: Input): void;
  /** Called with the reason of a failure. */
  onFailure?(reason: string, input: Input): void;
  /**
   * The resources that are loaded again after each attempt, before its result is shown. By default, everything on the page is
   * loaded again after a success, or if someone else has changed the record.
   */
  refreshes?: readonly string[];
  /** The reason that is shown if a failure has none. */
  failed?: string;
  /** Sends the action some seconds later, unless it is undone meanwhile. */
  undo?: Undo<Input>;
}

interface Undo<Input> {
  /** Returns the success message, which is shown at once. */
  said(input: Input): string;
  /** Shows the change at once. */
  onBegin(input: Input): void;
  /** Called once the change was sent, refused or undone. */
  onEnd(input: Input): void;
}

type Arguments<Input> = undefined extends Input ? [input?: Input] : [input: Input];

interface ActionMutation<Input, Answer> {
  /** Performs the action for a button: a failure is shown in a toast. Does nothing while it is being performed. */
  perform(...given: Arguments<Input>): Promise<void>;
  /**
   * Performs the action for a form, where a failure stays: returns the messages of the refused fields for the form, or undefined
   * if no field was refused.
   */
  submit(...given: Arguments<Input>): Promise<Refused | undefined>;
  isPending: boolean;
  /** The answer to the last attempt; undefined if it failed. */
  answer: Answer | undefined;
  /** The reason why the last attempt failed; empty if it succeeded. */
  failure: string;
  /** The messages of the fields that were refused, nested like the body. */
  refused: Refused;
  /** Forgets the failure. */
  reset(): void;
}

/** Messages by field. */
type Refused = Readonly<Record<string, unknown>>;

type Input<N extends ActionName> = CallInput<BodyOf<N>> | undefined;

/**
 * Returns what a button or form needs to perform a declared action, by its name, or a task of several. It is performed once even
 * on a double click. An idempotent action that is repeated with the same input after a lost answer has no second effect. A call
 * that needs the user's confirmation waits for it (`src/session/proof.ts`).
 */
export function useActionMutation<N extends ActionName>(
  action: N,
  options?: Options<Input<N>, Answers[N]>,
): ActionMutation<Input<N>, Answers[N]>;
export function useActionMutation<Answer, Given = undefined>(
  task: ActionTask<Given, Answer>,
  options?: Options<Given, Answer>,
): ActionMutation<Given, Answer>;
export function useActionMutation<Given, Answer>(
  action: ActionName | ActionTask<Given, Answer>,
  { done, onSuccess, onFailure, refreshes, failed, undo }: Options<Given, Answer> = {},
) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const addUndoable = useAddUndoableMutation();
  const { sentenceOf } = useWording();
  const { act, forgetKeys } = useIdempotentAct();
  const isRunning = useRef(false);
  const [state, setState] = useState<State<Answer>>(IDLE);

  const send = async (input: Given) => {
    // The overloads give an action its own input and answer.
    const answer = await (typeof action === 'string' ? (act(action, input as never) as Answer) : action(input, act));
    forgetKeys();
    return answer;
  };
  const reasonOf = (error: unknown) => {
    const hasReason = error instanceof Error && error.message !== '';
    return failed && !hasReason ? failed : sentenceOf(error);
  };
  const tell = (outcome: Outcome) => {
    const [text, options] = toastOf(outcome);
    notify(text, options);
  };
  const reload = () =>
    Promise.all(refreshes?.map((name) => queryClient.invalidateQueries({ queryKey: resourceKey(name) })) ?? []);

  /** Returns the failure and the refused fields; neither after a success, or if it is being performed already. */
  const run = async (input: Given): Promise<{ failure: string; refused?: Refused | undefined }> => {
    if (isRunning.current) return SUCCESS;
    isRunning.current = true;
    setState({ ...IDLE, isPending: true });
    try {
      const answer = await send(input).finally(reload);
      const outcome = done?.(answer, input);
      if (outcome !== undefined) tell(outcome);
      if (!refreshes) refresh();
      onSuccess?.(answer, input);
      setState({ ...IDLE, answer });
      return SUCCESS;
    } catch (error) {
      if (!refreshes && changedIn(error)) refresh();
      const failure = reasonOf(error);
      const refused = fieldErrorsOf(error);
      onFailure?.(failure, input);
      setState({ isPending: false, answer: undefined, failure, refused: refused ?? {} });
      return { failure, refused };
    } finally {
      isRunning.current = false;
    }
  };
  const sendLater = async (input: Given, { onEnd }: Undo<Given>) => {
    try {
      await send(input);
      await queryClient.invalidateQueries();
    } catch (error) {
      notify(reasonOf(error), { type: 'error' });
    } finally {
      onEnd(input);
    }
  };
  const perform = async (input: Given) => {
    if (undo) {
      undo.onBegin(input);
      addUndoable(({ isUndo }) => (isUndo ? undo.onEnd(input) : void sendLater(input, undo)));
      notify(undo.said(input), { type: 'success', undoable: true });
      return;
    }
    const { failure } = await run(input);
    if (failure) notify(failure, { type: 'error' });
  };
  const submit = async (input: Given) => (await run(input)).refused;
  return { ...state, perform, submit, reset: () => setState(IDLE) };
}

interface State<Answer> extends Pick<ActionMutation<never, Answer>, 'isPending' | 'answer' | 'failure' | 'refused'> {}

const IDLE = { isPending: false, answer: undefined, failure: '', refused: {} };
const SUCCESS = { failure: '' };

/** Returns the messages of the fields that a call refused, nested like the body; undefined if no field caused the failure. */
function fieldErrorsOf(error: unknown): Record<string, unknown> | undefined {
  return error instanceof HttpError ? error.body?.errors : undefined;
}
