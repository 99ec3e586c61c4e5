import { Refusal } from './api/errors';
import { inWords } from './inWords';

/** What a record in each status may be made by hand, in the order in which it is offered. */
export type Transitions<S extends string = string> = Readonly<Record<S, readonly S[]>>;

/** What a status may be changed to by hand. */
export const choicesIn = (transitions: Transitions, from: string): readonly string[] => transitions[from] ?? [];

const listed = (statuses: readonly string[]): string => {
  const words = statuses.map((status) => inWords(status).toLowerCase());
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
};

/** Why a record, called by its `label`, cannot be changed from one status to another by hand; null where it can, or stays as it is. */
export function againstTransition(transitions: Transitions, label: string, from: string, to: string): Refusal | null {
  if (from === to) return null;
  const choices = choicesIn(transitions, from);
  if (choices.includes(to)) return null;
  const accepted = choices.length > 0 ? `can become ${listed(choices)}` : 'can’t be changed by hand';
  const sentence = choices.length > 0 ? `It ${accepted}.` : `Its status ${accepted}.`;
  const message = `This ${label.toLowerCase()} is ${inWords(from).toLowerCase()}. ${sentence}`;
  return new Refusal('conflict', message, { status: accepted });
}
