import { createEfrisStandIn, type EfrisControl } from '../../mock-server/efris/createEfrisStandIn';
import { settings } from '../../resources/catalogue/systemTables';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { receipts } from '../../resources/payments/receipts';
import { createEfris } from '../../server/fiscal/efris/createEfris';
import { DAY_KEY, keptDayKeys } from '../../server/fiscal/efris/dayKeys';
import type { FiscalDocument } from '../../server/fiscal/FiscalDocument';
import { submitFiscalDocuments } from '../../server/fiscal/jobs/submitFiscalDocuments';
import type { EfrisAccess, TaxAuthority } from '../../server/ports/TaxAuthority';
import type { Store } from '../../server/store/Store';
import { createWorldWith, type World } from '../support/world';

const ADDRESS = 'http://efris.test/ws/taapp/getInformation';
/** The duration of a claim, in milliseconds. */
export const LEASE = 2 * 60_000;
export const HOUR = 60 * 60_000;

export interface FiscalWorld extends World {
  efris: EfrisControl;
  authority: TaxAuthority;
  /** Returns the authority as another process has it; both share the day's key. */
  anotherAuthority(): TaxAuthority;
  access: EfrisAccess;
  /** Sends a raw request; returns the code of its answer. */
  post(body: unknown): Promise<string>;
  /** Runs the job once. */
  run(by?: TaxAuthority): Promise<number>;
  /** Returns the documents of a payment's receipt: the invoice, then credit notes, the oldest first. */
  documentsOf(payment: { id: string }): Promise<FiscalDocument[]>;
}

/** Creates the world with EFRIS on, and its stand-in as the authority. */
export function createFiscalWorld(store: Store, excise: EfrisAccess['excise'] = null): FiscalWorld {
  const world = createWorldWith(store, { EFRIS: 'on' });
  const now = () => world.clock.now;
  const { app, control, access: known } = createEfrisStandIn({ now, excise });
  const access = { ...known, url: ADDRESS };
  const inside: typeof fetch = async (input, init) => app.fetch(new Request(input as string, init));
  const anotherAuthority = () =>
    createEfris({
      ...access,
      fetch: inside,
      now,
      timeoutMs: 5_000,
      dayKeys: keptDayKeys(store, access, world.deps.config.appSecret, now),
    });
  const authority = anotherAuthority();
  return {
    ...world,
    ...{ efris: control, authority, anotherAuthority, access },
    async post(body) {
      const answer = await app.request(ADDRESS, { method: 'POST', body: JSON.stringify(body) });
      return (await answer.json()).returnStateInfo.returnCode;
    },
    run(by = authority) {
      // Work that is due at a moment is taken up only after it.
      world.clock.advance(1);
      return submitFiscalDocuments(world.deps, by);
    },
    async documentsOf({ id }) {
      const issued = await store.find(receipts, { where: [{ path: 'paymentId', in: [id] }] });
      const where = [{ path: 'receiptId', in: issued.map((receipt) => receipt.id) }] as const;
      const found = await store.find(fiscalDocuments, { where, sort: { path: 'dateCreated', ascending: true } });
      return found.sort((a, b) => b.kind.localeCompare(a.kind));
    },
  };
}

/** Removes the documents that demo data has queued, and the key of another test's stand-in. */
export async function forgetFiscalDocuments(store: Store): Promise<void> {
  for (const { id } of await store.find(fiscalDocuments)) await store.remove(fiscalDocuments, id);
  const kept = await store.find(settings, { where: [{ path: 'key', in: [DAY_KEY] }] });
  for (const { id } of kept) await store.remove(settings, id);
}
