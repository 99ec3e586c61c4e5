import pino from 'pino';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import type { Identity } from '../base/identity';
import type { Scale } from '../config/demoSize';
import { createLiveSettings } from '../config/liveSettings';
import { change, createOne } from '../crud/handlers';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import { guards } from '../guards';
import { Agenda } from './Agenda';
import type { Chance } from './Chance';
import type { Books } from './createBooks';
import { createDemoDevices, createDemoProvider, type DemoProvider } from './outside';
import { type Staff, staffOf } from './staff';

/** What the people of the simulation live in. Everything they do goes through the product's own workflows. */
export interface World {
  deps: Deps;
  books: Books;
  agenda: Agenda;
  chance: Chance;
  provider: DemoProvider;
  staff: Staff;
  scale: Scale;
  start: Date;
  /** The moment that the demo data is made for. */
  end: Date;
  /** What each account's life needs to remember between its events, by the account's id. */
  lives: Map<string, Life>;
  /** The network's state: while it is down, no ONU answers; those that are unplugged never do. */
  network: { down: boolean; unplugged: Set<string> };
  /** What an account's customer does once its line has changed. */
  onLineChanged(accountId: string): Promise<void>;
}

/** A customer's habits, and what is planned for them. */
export interface Life {
  /** When they renew, in milliseconds from the end of what they have paid for; negative: before it. */
  punctuality: readonly [from: number, to: number];
  /** Per cent of renewals that they do not make. */
  churn: number;
  carrier: 'MTN_UGANDA' | 'AIRTEL_UGANDA' | 'PESAPAL' | 'CASH';
  isPlanned: boolean;
}

interface Beginning {
  books: Books;
  chance: Chance;
  scale: Scale;
  start: Date;
  end: Date;
}

/** The world at its beginning, before anything has happened. */
export async function openWorld({ books, chance, scale, start, end }: Beginning): Promise<World> {
  const agenda = new Agenda(start);
  const provider = createDemoProvider(chance);
  const network = { down: false, unplugged: new Set<string>() };
  const settings = createLiveSettings({ NODE_ENV: 'test' });
  const deps: Deps = {
    store: books,
    provider,
    devices: createDemoDevices((managementId) => network.down || network.unplugged.has(managementId)),
    settings,
    config: settings.config,
    log: pino({ level: 'silent' }),
    now: () => agenda.now,
  };
  const staff = await staffOf(books);
  const onLineChanged = async () => undefined;
  const given = { books, chance, scale, start, end };
  return { ...given, deps, agenda, provider, staff, lives: new Map(), network, onLineChanged };
}

/** A call as a workflow is given it, made by somebody of the staff, or by a visitor (null). */
export const asked = <B>(identity: Identity | null, body: B, params: Record<string, string> = {}) => ({
  ...({ params, query: {}, customer: null, address: null, device: null } satisfies Partial<Incoming>),
  visitor: null,
  keepDevice: () => undefined,
  header: () => undefined,
  identity,
  body,
});

/** Has somebody make a record as the back-office does: with its rules and its entry in the audit log. */
export async function createAs<R extends AnyResource>(
  { deps, books }: World,
  identity: Identity,
  resource: R,
  values: object,
): Promise<RecordOf<R>> {
  const handle = createOne(resource, { store: deps.store, now: deps.now, guard: guards[resource.name] });
  // The handler asks the request's context for nothing.
  const answer = await handle(asked(identity, values), undefined as never);
  const { id } = (answer as Record<string, { id: string }>)[resource.singular] ?? { id: '' };
  return (await books.get(resource, id)) as RecordOf<R>;
}

/** Has somebody change a record as the back-office does. */
export function changeAs<R extends AnyResource>(
  { deps }: World,
  identity: Identity,
  resource: R,
  id: string,
  changes: Record<string, unknown>,
  reason?: string,
): Promise<RecordOf<R>> {
  const crud = { store: deps.store, now: deps.now, guard: guards[resource.name] };
  const needed = resource.access?.update;
  return change(resource, crud, id, changes, { identity, needed, ...(reason ? { reason } : {}) });
}
