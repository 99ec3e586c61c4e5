import { Hono } from 'hono';
import { createGenieAcsStandIn } from '../../mock-server/genieacs/createGenieAcsStandIn';
import { createGenieAcs } from '../../server/devices/genieacs/createGenieAcs';

const URL_OF_ACS = 'https://acs.example/nbi/';

/** Ids by how their last character makes them behave. */
export const ONLINE = '00259E-EG8145V5-KFUG1A2B3C00';
export const OFFLINE = '00259E-EG8145V5-KFUG1A2B3C03';
export const SLOW = '00259E-EG8145V5-KFUG1A2B3C06';
export const FAULTY = '00259E-EG8145V5-KFUG1A2B3C09';
/** Speaks TR-181. */
export const NOKIA = '00259E-G%2D140W%2DC-KFUG1A2B3C00';

interface Wishes {
  credentials?: { user: string; password: string } | null;
  /** What the stand-in's guard asks for. */
  guard?: { user: string; password: string };
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** Adapter and stand-in joined without sockets, with a clock and timers that move only when told. */
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
    /** Requests but the look-ups of devices. */
    orders: () => standIn.control.requests().filter((request) => !request.includes('/devices/?')),
  };
}
