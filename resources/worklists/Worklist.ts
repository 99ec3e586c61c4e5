import type { Permission } from '../../contract/access/permissions';
import type { OfficePageKey } from '../../contract/pages/officePages';
import type { ExceptionKind } from '../../contract/statuses';
import type { ActionName } from '../catalogue/actions';
import type { AnyResource, Resource } from '../language/defineResource';
import type { Fields, Values } from '../language/kinds';
import type { AnyPath, DeclaredPath, FieldPath } from '../language/paths';
import type { Needed } from '../language/ResourceDeclaration';
import type { WaitingItem } from './actions';

/** The time for which a worklist is computed. */
export interface At {
  now: Date;
  /** Calendar days of the provider, `YYYY-MM-DD`. */
  today: string;
  tomorrow: string;
}

/** A condition for records that wait, as the Store accepts it. */
type Condition<P extends AnyPath> = { path: P } & (
  | { in: readonly (string | boolean)[] }
  | { from?: string; before?: string }
  | { isNull: boolean }
  | { isNot: string }
);

/** A group of queues between which records move. */
interface Group {
  name: string;
  label: string;
  hint: string;
}

interface Offer {
  /** The label of its button. */
  label: string;
  /** The statuses (or states, if the queue shows them) in which it is offered; by default in all. */
  from?: readonly string[];
  /** True if it can be undone for some seconds: only if it moves no money, gives no access and notifies no one. */
  undoable?: true;
  /** Requires one of these permissions, too, if the record restricts who may act on it and its row does not show that. */
  access?: readonly Permission[];
}

/** A declared action: run at once, or with its form if `asks` is set. */
interface Called extends Offer {
  action: ActionName;
  /** Returns fields of its body that the user is not asked for. */
  given?(item: Pick<WaitingItem, 'id' | 'amount'>): Readonly<Record<string, unknown>>;
  /** The initial values of its form. */
  presets?: Readonly<Record<string, unknown>>;
  /** True if it shows its form first. */
  asks?: true;
  /** For an action that can be undone: the record's status or state afterwards; by default it leaves the queue. */
  becomes?: string;
  /** The result, shown once it is done. */
  done: string;
}

/** A plain change of the record: fields that are set, and fields that the user is asked for. */
interface Changed<P extends AnyPath = AnyPath> extends Offer {
  set?: { readonly [Path in P]?: string };
  asks?: readonly P[];
  done: string;
}

/** A page that is opened for the record. */
interface Opened extends Offer {
  page: OfficePageKey;
  /** The parameter of its address for the record's id. */
  parameter?: string;
  /** An additional mark in its address. */
  mark?: string;
}

export type QueueAction<P extends AnyPath = AnyPath> = Called | Changed<P> | Opened;

interface Declaration<F extends Fields, P extends AnyPath = FieldPath<F>> {
  /** Unique among queues. */
  name: string;
  label: string;
  /** A sentence that says exactly which records wait in it. */
  hint: string;
  /** Queues of one group are selected together. */
  group?: Group;
  /** Each of these permissions shows the queue; the users may list the records, too. */
  access: Needed;
  /** The route of the list whose menu entry shows its count. */
  list: string;
  /** Returns the conditions of the records that wait for anyone. */
  where(at: At): readonly Condition<P>[];
  /** Returns the further conditions of those that wait for this user; by default, all wait for everyone with `access`. */
  forUser?(userId: string): readonly Condition<P>[];
  /** The moment or day since which a record waits; if it is empty, its creation. The oldest waits longest. */
  since: P;
  /** The hours after which it is late; a record that waits for a day is late after that day. */
  hours?: number;
  /** The owner: the first of these that has a value. */
  who?: readonly P[];
  /** The subject. */
  about?: P;
  /** Returns the state shown in its row, if the status alone does not show it. */
  state?(record: Values<F>): string;
  amount?: P;
  phone?: P;
  /** The group with the last call: its outcome, when it was made and by whom, and the day on which to call again. */
  contact?: keyof F & string;
  /** The slot of the day for which it is planned, as for work orders. */
  slot?: P;
  /** The group with its location, as for work orders. */
  place?: keyof F & string;
  /** The reference to the record on which its actions work, if that is not the record itself. */
  actsOn?: P;
  /** One or two actions. */
  actions?: readonly QueueAction<F extends Fields ? (string extends keyof F ? AnyPath : DeclaredPath<F>) : AnyPath>[];
  /** The label of the button on Today that creates a record for it. */
  add?: string;
  /**
   * The records that are the user's plan for the day, shown above everything else, complete and in the order of their times: all of
   * them, or those whose day has come.
   */
  plan?: 'all' | 'due';
  /**
   * The kind of payment exception that its records are, or the kind by the value of a field. The page of payment exceptions lists
   * all records of these worklists, whomever they wait for.
   */
  paymentException?: ExceptionKind | { path: P; kinds: Readonly<Record<string, ExceptionKind>> };
  /** True if it is a fault rather than everyday work: its records are counted by age for users who manage the system. */
  exception?: true;
}

/** A worklist, declared once: which records, for whom, since when, and the possible actions. */
export interface Worklist extends Declaration<Fields, AnyPath> {
  resource: AnyResource;
}

export const defineQueue = <const F extends Fields>(resource: Resource<F>, queue: Declaration<F>): Worklist =>
  ({ ...queue, resource }) as Worklist;
