import type { Permission } from '../../contract/access/permissions';
import type { OfficePageKey } from '../../contract/pages/officePages';
import type { ActionName } from '../catalogue/actions';
import type { AnyResource, Resource } from '../language/defineResource';
import type { Fields, Values } from '../language/kinds';
import type { AnyPath, DeclaredPath, FieldPath } from '../language/paths';
import type { Needed } from '../language/ResourceDeclaration';
import type { WaitingItem } from './actions';

/** For whom and when it is asked what waits. */
export interface At {
  userId: string;
  now: Date;
  /** The provider's calendar days, `YYYY-MM-DD`. */
  today: string;
  tomorrow: string;
}

/** What holds of a record that waits, as the Store takes it. */
type Condition<P extends AnyPath> = { path: P } & (
  | { in: readonly (string | boolean)[] }
  | { from?: string; before?: string }
  | { isNull: boolean }
  | { isNot: string }
);

/** Queues whose records go from one to the other. */
interface Group {
  name: string;
  label: string;
  hint: string;
}

interface Offer {
  /** On its button. */
  label: string;
  /** The statuses (or states, where the queue tells these) in which it is offered; left out, in all. */
  from?: readonly string[];
  /** Whether it can be taken back for some seconds: only what moves no money, opens no access and tells nobody. */
  undoable?: true;
  /** Offered only to those who hold one of these, too: where a record says who may act on it, and its row does not. */
  access?: readonly Permission[];
}

/** A declared action: done at once, or asked for in its form where `asks` says so. */
interface Called extends Offer {
  action: ActionName;
  /** Fields of its body that nobody is asked for. */
  given?(item: Pick<WaitingItem, 'id' | 'amount'>): Readonly<Record<string, unknown>>;
  /** What its form holds at first. */
  presets?: Readonly<Record<string, unknown>>;
  /** Whether it shows its form first. */
  asks?: true;
  /** The record's status or state afterwards, of what can be taken back; left out, it waits no more. */
  becomes?: string;
  /** What has become of the record, said once it is done. */
  done: string;
}

/** A plain change of the record: of fields that are set, and of those that are asked for. */
interface Changed<P extends AnyPath = AnyPath> extends Offer {
  set?: { readonly [Path in P]?: string };
  asks?: readonly P[];
  done: string;
}

/** A page that is opened for the record. */
interface Opened extends Offer {
  page: OfficePageKey;
  /** The parameter of its address that takes the record's id. */
  parameter?: string;
  /** What else its address says. */
  mark?: string;
}

export type QueueAction<P extends AnyPath = AnyPath> = Called | Changed<P> | Opened;

interface Declaration<F extends Fields, P extends AnyPath = FieldPath<F>> {
  /** Unique among queues. */
  name: string;
  label: string;
  /** What exactly waits in it. */
  hint: string;
  /** Queues of one group are chosen together. */
  group?: Group;
  /** Any one of them makes it somebody's work; they may list the records, too. */
  access: Needed;
  /** Route of the list in whose menu entry its count stands. */
  list: string;
  where(at: At): readonly Condition<P>[];
  /** The moment or day since which a record waits; where it is empty, the moment it was made. The first waits longest. */
  since: P;
  /** Hours from then on after which it is late; what waits for a day is late after that day. */
  hours?: number;
  /** Whose it is: the first of these that is filled. */
  who?: readonly P[];
  /** What it is about. */
  about?: P;
  /** How far it is, told on its row, where its status alone does not say it. */
  state?(record: Values<F>): string;
  amount?: P;
  phone?: P;
  /** The part of a day for which it is planned, as work orders have it. */
  slot?: P;
  /** The group that says where it is, as work orders have it. */
  place?: keyof F & string;
  /** The reference whose record its actions take, where that is not the record itself. */
  actsOn?: P;
  /** One or two. */
  actions?: readonly QueueAction<F extends Fields ? (string extends keyof F ? AnyPath : DeclaredPath<F>) : AnyPath>[];
  /** Whether it is the plan of the person's own day: it stands above all else, whole and in the order of its times. */
  plan?: true;
  /** Whether it is a fault rather than everyday work: counted by age for those who manage the system. */
  exception?: true;
}

/** What waits for people, declared once: of which records, for whom, since when, and what is done about it. */
export interface Queue extends Declaration<Fields, AnyPath> {
  resource: AnyResource;
}

export const defineQueue = <const F extends Fields>(resource: Resource<F>, queue: Declaration<F>): Queue =>
  ({ ...queue, resource }) as Queue;
