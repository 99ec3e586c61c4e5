import { createSocket } from 'node:dgram';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DetailValues, detailRecord } from './detailRecord';
import { readRequest, writeAnswer } from './nasPackets';

/**
 * What a NAS does with requests. `lies`: it acknowledges and does nothing. `silent`: it does not answer. `forged`: its answers are
 * not signed with its secret. A number: it refuses with this Error-Cause.
 */
type NasMood = 'obeys' | 'lies' | 'silent' | 'forged' | number;

interface NasSession {
  username: string;
  framedAddress: string;
  /** The last Mikrotik-Rate-Limit of a CoA; null if there was none. */
  rateLimit: string | null;
}

export interface Nas {
  address: string;
  port: number;
  mood: NasMood;
  /** The sessions that are online, by their Acct-Session-Id. */
  sessions: ReadonlyMap<string, NasSession>;
  /** The number of requests that it received and that its secret proves, with retransmissions. */
  requests: number;
  /** Lets a modem in, and reports it. Returns its session ID. */
  login(username: string): string;
  /** Ends a session, and reports it. */
  logout(id: string): void;
  /** Reports all sessions. */
  report(): void;
  close(): Promise<void>;
}

interface Settings {
  secret: string;
  /** The folder of FreeRADIUS' detail files, into which its accounting is written. */
  spool: string;
  now(): Date;
  /** An address of this machine. Default: 127.0.0.1. */
  address?: string;
}

const DISCONNECT = 40;
const USERNAME = '1';
const SESSION_ID = '44';
const RATE_LIMIT = '14988:8';
const NOT_FOUND = 503;

/** Starts a MikroTik-like NAS that takes CoA and Disconnect over UDP. */
export async function startNas({ secret, spool, now, address = '127.0.0.1' }: Settings): Promise<Nas> {
  const socket = createSocket('udp4');
  const sessions = new Map<string, NasSession>();
  let last = 0;
  const account = (type: DetailValues['type'], session: string, { username, framedAddress }: NasSession) => {
    const more = {
      'Framed-IP-Address': framedAddress,
      ...(type === 'Stop' ? { 'Acct-Terminate-Cause': 'Admin-Reset' } : {}),
    };
    const at = Math.floor(now().getTime() / 1_000);
    const record = detailRecord({ ...(type ? { type } : {}), nas: address, session, username, at, more });
    appendFileSync(join(spool, `detail-${now().toISOString().slice(0, 10).replaceAll('-', '')}:00`), record);
  };
  const nas: Nas = {
    ...{ address, port: 0, mood: 'obeys', sessions, requests: 0 },
    login: (username) => {
      const id = `81a0${String(++last).padStart(4, '0')}`;
      const session = { username, framedAddress: `102.34.0.${last}`, rateLimit: null };
      sessions.set(id, session);
      account('Start', id, session);
      return id;
    },
    logout: (id) => {
      const session = sessions.get(id);
      if (session) account('Stop', id, session);
      sessions.delete(id);
    },
    report: () => {
      for (const [id, session] of sessions) account('Interim-Update', id, session);
    },
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
  socket.on('message', (packet, from) => {
    const request = readRequest(packet, secret);
    if (!request) return;
    nas.requests += 1;
    const answer = (refusal: number | null, signedWith = secret) =>
      socket.send(writeAnswer(request, refusal, signedWith), from.port, from.address);
    if (nas.mood === 'silent') return;
    if (nas.mood === 'forged') return answer(null, 'not the secret');
    if (nas.mood === 'lies') return answer(null);
    if (typeof nas.mood === 'number') return answer(nas.mood);
    const id = String(request.attributes.get(SESSION_ID));
    const session = sessions.get(id);
    if (session?.username !== String(request.attributes.get(USERNAME))) return answer(NOT_FOUND);
    if (request.code === DISCONNECT) {
      nas.logout(id);
    } else session.rateLimit = String(request.attributes.get(RATE_LIMIT));
    answer(null);
  });
  await new Promise<void>((resolve) => socket.bind(0, address, resolve));
  nas.port = socket.address().port;
  return nas;
}
