import { Refusal } from './api/errors';
import { inWords } from './text';

/** The statuses to which staff can change a record in each status, in the order of the menu. */
export type Transitions<S extends string = string> = Readonly<Record<S, readonly S[]>>;

/** Returns the statuses to which staff can change this status. */
export const choicesIn = (transitions: Transitions, from: string): readonly string[] => transitions[from] ?? [];

const listed = (statuses: readonly string[]): string => {
  const words = statuses.map((status) => inWords(status).toLowerCase());
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
};

/** Returns why staff cannot change the status of a record, named by its `label`, or null if they can or if it stays the same. */
export function transitionRefusal(transitions: Transitions, label: string, from: string, to: string): Refusal | null {
  if (from === to) return null;
  const choices = choicesIn(transitions, from);
  if (choices.includes(to)) return null;
  const accepted = choices.length > 0 ? `can become ${listed(choices)}` : 'can’t be changed by hand';
  const sentence = choices.length > 0 ? `It ${accepted}.` : `Its status ${accepted}.`;
  const message = `This ${label.toLowerCase()} is ${inWords(from).toLowerCase()}. ${sentence}`;
  return new Refusal('conflict', message, { status: accepted });
}
