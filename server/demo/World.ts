import pino from 'pino';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import type { Identity } from '../base/identity';
import type { Scale } from '../config/demoSize';
import { createLiveSettings } from '../config/liveSettings';
import { change, createOne } from '../crud/handlers';
import type { Deps } from '../deps';
import { onuNetworkAccess } from '../devices/onuNetworkAccess';
import type { Incoming } from '../Endpoint';
import { guards } from '../guards';
import { Agenda } from './Agenda';
import type { Chance } from './Chance';
import type { Books } from './createBooks';
import { createDemoDevices, createDemoProvider, type DemoProvider } from './outside';
import { type Staff, staffOf } from './staff';

/** The environment of the people in the simulation. Everything they do goes through the product's own workflows. */
export interface World {
  deps: Deps;
  books: Books;
  agenda: Agenda;
  chance: Chance;
  provider: DemoProvider;
  staff: Staff;
  scale: Scale;
  start: Date;
  /** The moment for which the demo data is created. */
  end: Date;
  /** The state that each account's simulation remembers between events, by the account's id. */
  lives: Map<string, Life>;
  /** The network's state. While it is down, no ONU answers; unplugged ones never do. */
  network: { down: boolean; unplugged: Set<string> };
  /** Lets an account's customer react to a change of its line. */
  onLineChanged(accountId: string): Promise<void>;
}

/** A customer's habits and plans. */
export interface Life {
  /** When they renew, in milliseconds from the end of the paid time; negative means before it. */
  punctuality: readonly [from: number, to: number];
  /** The percentage of renewals that they skip. */
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

/** Returns the world before anything has happened. */
export async function openWorld({ books, chance, scale, start, end }: Beginning): Promise<World> {
  const agenda = new Agenda(start);
  const provider = createDemoProvider(chance);
  const network = { down: false, unplugged: new Set<string>() };
  const settings = createLiveSettings({ NODE_ENV: 'test' });
  const devices = createDemoDevices((managementId) => network.down || network.unplugged.has(managementId));
  const deps: Deps = {
    store: books,
    provider,
    devices,
    network: onuNetworkAccess(books, devices, () => agenda.now),
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

/** Returns a call as a workflow receives it, made by a member of staff, or by a visitor (null). */
export const asked = <B>(identity: Identity | null, body: B, params: Record<string, string> = {}) => ({
  ...({ params, query: {}, customer: null, address: null, device: null } satisfies Partial<Incoming>),
  visitor: null,
  keepDevice: () => undefined,
  header: () => undefined,
  identity,
  body,
});

/** Creates a record as a user does in the back-office: with its rules and its audit entry. */
export async function createAs<R extends AnyResource>(
  { deps, books }: World,
  identity: Identity,
  resource: R,
  values: object,
): Promise<RecordOf<R>> {
  const handle = createOne(resource, { store: deps.store, now: deps.now, guard: guards[resource.name] });
  // The handler does not use the request's context.
  const answer = await handle(asked(identity, values), undefined as never);
  const { id } = (answer as Record<string, { id: string }>)[resource.singular] ?? { id: '' };
  return (await books.get(resource, id)) as RecordOf<R>;
}

/** Changes a record as a user does in the back-office. */
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
