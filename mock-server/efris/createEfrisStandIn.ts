import { generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { Hono } from 'hono';
import type { EfrisAccess } from '../../server/ports/TaxAuthority';
import { Book, type KeptCreditNote, type KeptInvoice } from './Book';
import { applyForCredit, type CreditRules, decideCreditNote, findApplications, showApplication } from './creditNotes';
import { answerOf, type EfrisRequest, newDayKey, readRequest, requestContent } from './envelope';
import { EfrisFault, require } from './fault';
import { findInvoices, showInvoice, uploadInvoice } from './invoices';
import { answered } from './numbers';
import { registerServices } from './services';

interface EfrisStandInConfig {
  now: () => Date;
  /** Milliseconds after which a credit note is approved; by default only `control.decide` approves it. */
  approveAfterMs?: number;
  /** True if unknown documents count as its own from an earlier run, since it stores nothing. */
  trustsEarlier?: boolean;
  /** By default the service bears no excise duty. */
  excise?: EfrisAccess['excise'];
}

/** How a call is disturbed: `before` breaks it off before anything is done; `after` loses its answer. */
type Disturbance = 'before' | 'after' | null;

/** Controls of the stand-in for tests; not reachable over HTTP. */
export interface EfrisControl {
  /** Sets the function that chooses the disturbance of each call by its interface. */
  disturb(choose: (interfaceCode: string) => Disturbance): void;
  /** Refuses every call of this interface with `fault`; null ends it. */
  refuse(interfaceCode: string, fault: { code: string; message: string } | null): void;
  /** Rejects every key that was issued so far. */
  revokeKey(): void;
  /** Throws if there is no such application. */
  decide(application: string, state: 'APPROVED' | 'REJECTED', remarks?: string): void;
  invoices(): readonly KeptInvoice[];
  creditNotes(): readonly KeptCreditNote[];
  /** The interfaces that were called, in order. */
  calls(): readonly string[];
}

const KEY_LIFE = 24 * 60 * 60_000;
const CATEGORY = '81112101';
/** Interfaces whose answers are compressed; the real system was seen to do so, too. */
const ZIPPED = ['T106', 'T111'];
const PLAIN = ['T101', 'T104'];

let keys: KeyPairKeyObjectResult | undefined;
/** All stand-ins of a process share the same keys, since generating them takes a moment. */
const taxpayersKeys = (): KeyPairKeyObjectResult => {
  keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return keys;
};

/**
 * A stand-in for EFRIS of the Uganda Revenue Authority, in memory: one taxpayer with one device, whose access data it makes up.
 */
export function createEfrisStandIn(config: EfrisStandInConfig): {
  app: Hono;
  control: EfrisControl;
  /** The taxpayer's access data, without the address. */
  access: Omit<EfrisAccess, 'url'>;
} {
  const { now, approveAfterMs = Number.POSITIVE_INFINITY, trustsEarlier = false } = config;
  const { publicKey, privateKey } = taxpayersKeys();
  const access = accessWith(privateKey, config.excise ?? null);
  const taxpayer = { tin: access.tin, deviceNumber: access.deviceNumber, publicKey };
  const rules: CreditRules = { now, approveAfterMs, trustsEarlier };
  const book = new Book();
  const calls: string[] = [];
  const refusals = new Map<string, { code: string; message: string }>();
  let current: { key: Buffer; givenAt: Date } | null = null;
  let choose: (interfaceCode: string) => Disturbance = () => null;

  const interfaces: Record<string, (content: unknown) => unknown> = {
    T101: () => ({ currentTime: answered(now()) }),
    T103: () => ({ taxpayer: { tin: access.tin }, qrCodeURL: 'https://efris.example/verify' }),
    T104: () => {
      const { key, encrypted } = newDayKey(publicKey);
      current = { key, givenAt: now() };
      return { passowrdDes: encrypted, sign: '' };
    },
    T106: (content) => findInvoices(book, content),
    T108: (content) => showInvoice(book, content),
    T109: (content) => uploadInvoice(book, content, taxpayer, now()),
    T110: (content) => applyForCredit(book, content, rules),
    T111: (content) => findApplications(book, content, rules),
    T112: (content) => showApplication(book, content),
    T130: (content) => registerServices(book, access.service.category, content),
  };

  /** Returns the key that decrypts a call and encrypts its answer; null for interfaces without encryption. */
  const keyFor = (code: string): Buffer | null => {
    if (PLAIN.includes(code)) return null;
    require(current, '401', 'Device key does not exist');
    require(now().getTime() - current.givenAt.getTime() < KEY_LIFE, '402', 'Device key expired');
    return current.key;
  };
  const answer = (request: EfrisRequest) => {
    const code = request.globalInfo.interfaceCode;
    let key: Buffer | null = null;
    try {
      key = keyFor(code);
      const work = interfaces[code];
      require(work, '01', 'Interface coding error');
      const refusal = refusals.get(code);
      if (refusal) throw new EfrisFault(refusal.code, refusal.message);
      const content = work(key ? requestContent(request, key) : null);
      return answerOf(request, { content }, { key, zipped: ZIPPED.includes(code) });
    } catch (fault) {
      if (!(fault instanceof EfrisFault)) throw fault;
      return answerOf(request, { ...fault, message: fault.message }, { key, zipped: false });
    }
  };

  const app = new Hono();
  app.post('/ws/taapp/getInformation', async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const code = (body as EfrisRequest | null)?.globalInfo?.interfaceCode ?? '';
    calls.push(code);
    const disturbance = choose(code);
    if (disturbance === 'before') return brokenOff();
    let reply: object;
    try {
      reply = answer(readRequest(body, taxpayer, now()));
    } catch (fault) {
      if (!(fault instanceof EfrisFault)) throw fault;
      const returnStateInfo = { returnCode: fault.code, returnMessage: fault.message };
      reply = { data: { content: '' }, globalInfo: {}, returnStateInfo };
    }
    return disturbance === 'after' ? brokenOff() : context.json(reply);
  });

  const control: EfrisControl = {
    disturb: (chosen) => {
      choose = chosen;
    },
    refuse: (code, fault) => {
      if (fault) refusals.set(code, fault);
      else refusals.delete(code);
    },
    revokeKey: () => {
      current = null;
    },
    decide(application, state, remarks) {
      const note = book.creditNotes.find((each) => each.application === application);
      if (!note) throw new Error(`The stand-in has no application ${application}.`);
      decideCreditNote(note, state, remarks);
    },
    invoices: () => book.invoices,
    creditNotes: () => book.creditNotes,
    calls: () => calls,
  };
  return { app, control, access };
}

const accessWith = (privateKey: KeyObject, excise: EfrisAccess['excise']): Omit<EfrisAccess, 'url'> => ({
  tin: '1000029771',
  deviceNumber: '1000029771_02',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  legalName: 'Kitara Fibre Limited',
  service: { code: 'INTERNET', name: 'Internet access', category: CATEGORY, unit: '101' },
  industry: '101',
  excise,
});

function brokenOff(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error(new Error('hung up')) }));
}
