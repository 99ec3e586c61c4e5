import { Hono } from 'hono';
import { createGenieAcsStandIn } from '../../mock-server/genieacs/createGenieAcsStandIn';
import { createGenieAcs } from '../../server/devices/genieacs/createGenieAcs';

const URL_OF_ACS = 'https://acs.example/nbi/';

/** Device ids; the last character decides how the stand-in behaves. */
export const ONLINE = '00259E-EG8145V5-KFUG1A2B3C00';
export const OFFLINE = '00259E-EG8145V5-KFUG1A2B3C03';
export const SLOW = '00259E-EG8145V5-KFUG1A2B3C06';
export const FAULTY = '00259E-EG8145V5-KFUG1A2B3C09';
/** A device that uses the TR-181 data model. */
export const NOKIA = '00259E-G%2D140W%2DC-KFUG1A2B3C00';

interface Wishes {
  credentials?: { user: string; password: string } | null;
  /** The credentials that the stand-in requires. */
  guard?: { user: string; password: string };
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** Connects the adapter and the stand-in without sockets; the clock and the timers move only on request. */
export function genieAcsWorld({ credentials = null, guard, fetch, timeoutMs = 30_000 }: Wishes = {}) {
  let time = Date.parse('2026-03-14T09:00:00.000Z');
  const now = () => new Date(time);
  const timers: { run: () => void; ms: number }[] = [];
  const standIn = createGenieAcsStandIn({
    ...(guard ? { credentials: guard } : {}),
    now,
    schedule: (run, ms) => timers.push({ run, ms }),
  });
  const server = new Hono().route('/nbi', standIn.app);
  const inside: typeof globalThis.fetch = async (input, init) => server.fetch(new Request(input as string, init));
  const manager = createGenieAcs({
    url: URL_OF_ACS,
    credentials,
    fetch: fetch ?? inside,
    timeoutMs,
    onlineWithinMs: 5_000,
    now,
  });
  return {
    manager,
    acs: standIn.control,
    server,
    timers,
    advance: (seconds: number) => {
      time += seconds * 1_000;
    },
    /** Returns the received requests, except for device look-ups. */
    orders: () => standIn.control.requests().filter((request) => !request.includes('/devices/?')),
  };
}
