import { Agent, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { KEY_PERMISSIONS } from '../../../contract/access/apiKeys';
import { DEMO_PASSWORD } from '../../../resources/access/demo/signIns';
import type { SignedIn } from '../../../resources/access/signInActions';
import { undocumented } from '../../documented';
import { type Call, callsOf, OPERATIONS, type Operation } from './calls';
import { type FileEffort, fileCalls } from './files';
import { RAW_MESSAGES } from './rawMessages';
import type { Seen } from './values';

/** A local server process with demo data and without rate limits. */
interface Target {
  port: number;
}

interface Effort extends FileEffort {
  /** The number of calls of each operation. */
  callsEach: number;
  /** Tests only one of so many operations. */
  oneIn: number;
}

/** The results of fuzzing. */
export interface Findings {
  requests: number;
  files: number;
  rawMessages: number;
  /** The number of answers by status; 0 means no answer. */
  answers: Record<number, number>;
  /** Descriptions of failures: missing answers, internal errors, undocumented answers. */
  faults: string[];
  /** The longest time in milliseconds for which the server's event loop was blocked, and the requests during it. */
  longestBlock: { ms: number; during: string };
}

interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

type Caller = 'administrator' | 'visitor' | 'key';

/** The number of operations between two reads of the server's metrics, each of which takes as long as several calls. */
const BETWEEN_LOOKS = 10;

/**
 * Sends calls to every operation, files to every operation that accepts one, and messages that are not HTTP. The seed makes the
 * run repeatable.
 */
export async function fuzz({ port }: Target, { callsEach, oneIn, seed, ...files }: Effort): Promise<Findings> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const findings: Findings = {
    ...{ requests: 0, files: 0, rawMessages: 0, answers: {}, faults: [] },
    longestBlock: { ms: 0, during: '' },
  };
  const send = (call: Call) => sendTo(port, agent, call);
  const callers = createCallers(send);
  await callers.renew();

  const judge = async (call: Call, caller: Caller, about: string) => {
    let reply = await sendAs(call, caller);
    const { code } = (reply?.body ?? {}) as { code?: string };
    if (code === 'CONFIRM_IDENTITY') {
      await callers.confirm();
      reply = await sendAs(call, caller);
    }
    const status = reply?.status ?? 0;
    findings.answers[status] = (findings.answers[status] ?? 0) + 1;
    for (const fault of faultsOf(call, reply)) findings.faults.push(`${about} as ${caller}: ${fault}\n${shown(call)}`);
    if (status === 401 && caller !== 'visitor' && !call.headers.authorization) await callers.renew();
  };
  const sendAs = (call: Call, caller: Caller) => {
    const token = callers.token(caller);
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return send({ ...call, headers: { ...authorization, ...call.headers } });
  };
  const watchBlocks = async (during: string) => {
    const ms = await longestBlock(send);
    if (ms > findings.longestBlock.ms) findings.longestBlock = { ms, during };
  };

  const seen = await collectSeen((address) => sendAs({ method: 'GET', address, headers: {} }, 'administrator'));
  await longestBlock(send);
  for (const [at, operation] of OPERATIONS.filter((_, place) => place % oneIn === 0).entries()) {
    const about = `${operation.method} ${operation.path}`;
    const calls = fc.sample(callsOf(operation, seen), { seed: seed + at, numRuns: callsEach });
    for (const [turn, call] of calls.entries()) {
      await judge(call, callerFor(operation, at + turn), about);
      findings.requests += 1;
    }
    if (at % BETWEEN_LOOKS === 0) await watchBlocks(`the ${BETWEEN_LOOKS} operations up to ${about}`);
  }
  for await (const { call, file } of fileCalls(seen, { seed, ...files })) {
    const about = `${call.method} ${call.address} with ${file}`;
    await judge(call, findings.files % 3 === 2 ? 'key' : 'administrator', about);
    findings.files += 1;
    await watchBlocks(about);
  }
  const sendMessage = async (message: string | Buffer) => {
    const answer = await sendRaw(port, message);
    if (/^HTTP\/1\.1 5(?!01|03|05)/m.test(answer))
      findings.faults.push(`${message.toString().slice(0, 300)}\n${answer.slice(0, 300)}`);
    findings.rawMessages += 1;
  };
  await Promise.all(RAW_MESSAGES.map(sendMessage));
  await watchBlocks('raw messages');
  const alive = await send({ method: 'GET', address: '/livez', headers: {} });
  if (alive?.status !== 200) findings.faults.push('The server does not live any more.');
  agent.destroy();
  return findings;
}

/** Returns the caller of a call, in turn: usually one that may use the operation. */
function callerFor({ isPublic, isOpenToKeys }: Operation, turn: number): Caller {
  if (isPublic) return (['visitor', 'visitor', 'administrator', 'key'] as const)[turn % 4] ?? 'visitor';
  if (turn % 7 === 6) return 'visitor';
  return isOpenToKeys && turn % 3 === 2 ? 'key' : 'administrator';
}

/** Returns descriptions of what is wrong with an answer. */
function faultsOf({ method, address }: Call, reply: Reply | null): string[] {
  if (!reply) return ['no answer'];
  const { status, headers, body } = reply;
  // Node itself refuses a URL that is longer than the limit of all headers.
  if (status === 431) return [];
  if (status >= 500 && !(status === 503 && headers.get('retry-after'))) return [`${status} ${JSON.stringify(body)}`];
  return undocumented(method, address, reply);
}

const shown = ({ method, address, headers, body }: Call) =>
  `${method} ${address.slice(0, 600)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 600)}`;

const same = (bytes: Buffer) => bytes;
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** Sends one request; returns null if no answer arrives. */
function sendTo(port: number, agent: Agent, call: Call): Promise<Reply | null> {
  const { method, address, headers, body } = call;
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const to = { agent, host: '127.0.0.1', port, method, path: address, headers: { ...length, ...latin(headers) } };
    const sent = openRequest(to, async (answer) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of answer) parts.push(part);
      } catch {
        return resolve(null);
      }
      const encoding = answer.headers['content-encoding'] ?? '';
      const text = (DECODERS[encoding] ?? same)(Buffer.concat(parts)).toString();
      const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? ''].flat().map((each) => [name, each] as [string, string]),
      );
      const isJson = answer.headers['content-type']?.startsWith('application/json');
      resolve({ status: answer.statusCode ?? 0, headers: new Headers(pairs), body: isJson ? JSON.parse(text) : text });
    });
    // The server may close a reused connection at this moment.
    sent.on('error', () => resolve(sent.reusedSocket ? sendTo(port, agent, call) : null));
    sent.end(body);
  });
}

/** Replaces characters that headers cannot contain. */
const latin = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value, 'latin1').toString('latin1')]),
  );

/** Sends bytes, waits briefly for an answer and closes the connection. */
function sendRaw(port: number, message: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    socket.setTimeout(100, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** Returns the longest time in milliseconds for which the event loop was blocked since the last call. */
async function longestBlock(send: (call: Call) => Promise<Reply | null>): Promise<number> {
  const reply = await send({ method: 'GET', address: '/metrics', headers: {} });
  const [, seconds = '0'] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(String(reply?.body)) ?? [];
  return Number(seconds) * 1_000;
}

/** Returns the administrator's session and API key, renewed if fuzzed calls have ended them. */
function createCallers(send: (call: Call) => Promise<Reply | null>) {
  const tokens = { administrator: '', key: '', visitor: '' };
  const post = async <T>(path: string, body: object, token = tokens.administrator) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const reply = await send({ method: 'POST', address: `/api/v1/${path}`, headers, body: JSON.stringify(body) });
    if (!reply || reply.status >= 300) throw new Error(`POST ${path}: ${reply?.status} ${JSON.stringify(reply?.body)}`);
    return reply.body as T;
  };
  const confirm = () => post('accounts/auth/confirm', { password: DEMO_PASSWORD });
  return {
    token: (caller: Caller) => tokens[caller],
    confirm,
    async renew() {
      const name = { username: 'admin@kitara.example', password: DEMO_PASSWORD };
      tokens.administrator = (await post<SignedIn>('accounts/auth/login', name, '')).user.token;
      await confirm();
      const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      const asked = { name: 'Fuzz', permissions: KEY_PERMISSIONS, expiresOn };
      tokens.key = (await post<{ key: string }>('api-keys', asked)).key;
    },
  };
}

/** Lists whose records stay unchanged because the fuzzer's own user, role, keys and sessions are among them. */
const KEPT = ['users', 'roles', 'api-keys', 'sessions'];

/** Reads the lists and collects some texts of each returned field. */
async function collectSeen(read: (address: string) => Promise<Reply | null>): Promise<Seen> {
  const seen = new Map<string, string[]>();
  const add = (name: string, text: string) => {
    const known = seen.get(name) ?? [];
    if (known.length < 12 && !known.includes(text)) seen.set(name, [...known, text]);
  };
  const walk = (value: unknown, list: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string') add(name === 'id' ? list : name, inner);
      else walk(inner, list);
    }
  };
  for (const { method, path, query } of OPERATIONS) {
    if (method !== 'GET' || path.includes('{') || !query.limit) continue;
    const list = path.split('/').at(-1) ?? '';
    if (!KEPT.includes(list)) walk((await read(`${path}?limit=8`))?.body, list);
  }
  return seen;
}
