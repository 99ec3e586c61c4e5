import { isIP } from 'node:net';
import { toMacAddress } from '../../../contract/network/macAddress';
import type { DetailRecord } from './detailFile';

/** The end of all sessions of a NAS, which restarted or stopped accounting. */
export interface NasRestart {
  type: 'NAS_RESTARTED';
  nasAddress: string;
  /** When it happened by our clock, in milliseconds since 1970. */
  at: number;
}

/** The report of a NAS about one session. The bytes are totals since the session began. */
export interface SessionReport {
  type: 'STARTED' | 'UPDATED' | 'STOPPED';
  nasAddress: string;
  sessionId: string;
  username: string;
  /** When it happened by our clock, in milliseconds since 1970. */
  at: number;
  /** When FreeRADIUS received it, in milliseconds since 1970; later than `at` if the NAS had to send it again. */
  receivedAt: number;
  /** How long the session has lasted; null if the NAS does not say. */
  seconds: number | null;
  downloadBytes: number;
  uploadBytes: number;
  framedAddress: string | null;
  callingStation: string | null;
  nasPort: string | null;
  terminateCause: string | null;
}

export type AccountingPacket = NasRestart | SessionReport;

const TYPES: Readonly<Record<string, AccountingPacket['type']>> = {
  ...{ Start: 'STARTED', 'Interim-Update': 'UPDATED', Alive: 'UPDATED', Stop: 'STOPPED' },
  ...{ 'Accounting-On': 'NAS_RESTARTED', 'Accounting-Off': 'NAS_RESTARTED' },
};
/** In bytes. A NAS counts those beyond 32 bits in gigawords. */
const GIGAWORD = 2 ** 32;
/** The largest number of characters in an attribute. */
const LONGEST = 253;

/**
 * Returns the packet in a record of a detail file; null if it is about something else, such as a tunnel; or why it cannot be used.
 * Its moments are ours: the clock of a NAS may be wrong.
 */
export function packetFrom({ header, attributes }: DetailRecord): AccountingPacket | { fault: string } | null {
  // Two records that were written into each other look like one.
  const one = (name: string) => {
    const values = [...new Set(attributes.get(name) ?? [])];
    if (values.length > 1) throw new Unusable(`has ${name} more than once`);
    return values[0] || null;
  };
  const whole = (name: string) => wholeFrom(name, one(name));
  const text = (name: string) => {
    const value = one(name);
    if (value && value.length > LONGEST) throw new Unusable(`has a ${name} that is too long`);
    return value;
  };
  try {
    const status = one('Acct-Status-Type');
    if (!status) return { fault: 'has no Acct-Status-Type' };
    const type = TYPES[status];
    if (!type) return null;
    // The sender's address was proved by its secret; what it says of itself was not.
    const nasAddress = one('Packet-Src-IP-Address') ?? one('Packet-Src-IPv6-Address') ?? one('NAS-IP-Address') ?? '';
    if (isIP(nasAddress) === 0) return { fault: 'does not name its NAS' };
    const receivedAt = momentFrom(one('Timestamp'), header);
    const at = receivedAt - (whole('Acct-Delay-Time') ?? 0) * 1_000;
    if (type === 'NAS_RESTARTED') return { type, nasAddress, at };
    const [sessionId, username] = [text('Acct-Session-Id'), text('User-Name')];
    if (!sessionId) return { fault: 'has no Acct-Session-Id' };
    if (!username) return { fault: 'has no User-Name' };
    const total = (direction: 'Input' | 'Output') => {
      const gigawords = whole(`Acct-${direction}-Gigawords`) ?? 0;
      const sum = gigawords * GIGAWORD + (whole(`Acct-${direction}-Octets`) ?? 0);
      if (!Number.isSafeInteger(sum)) throw new Unusable(`has too large Acct-${direction}-Gigawords`);
      return sum;
    };
    const framed = one('Framed-IP-Address');
    const station = text('Calling-Station-Id');
    return {
      ...{ type, nasAddress, sessionId, username, at, receivedAt, seconds: whole('Acct-Session-Time') },
      // Input is what the NAS receives from the customer.
      uploadBytes: total('Input'),
      downloadBytes: total('Output'),
      framedAddress: framed && isIP(framed) !== 0 ? framed : null,
      // A modem's MAC address in our notation; any other name stays as it is.
      callingStation: station && (toMacAddress(station) ?? station),
      nasPort: text('NAS-Port-Id') ?? text('NAS-Port'),
      terminateCause: type === 'STOPPED' ? text('Acct-Terminate-Cause') : null,
    };
  } catch (error) {
    if (error instanceof Unusable) return { fault: error.message };
    throw error;
  }
}

/** Thrown for a value that makes the whole record unusable. */
class Unusable extends Error {}

function wholeFrom(name: string, value: string | null): number | null {
  if (value === null) return null;
  if (!/^\d{1,10}$/.test(value) || Number(value) >= GIGAWORD) throw new Unusable(`has no number as ${name}`);
  return Number(value);
}

/** Returns when FreeRADIUS received a record. Its header has no time zone: it is that of the machine, which is also ours. */
function momentFrom(timestamp: string | null, header: string): number {
  const seconds = wholeFrom('Timestamp', timestamp);
  const moment = seconds === null ? Date.parse(header) : seconds * 1_000;
  if (!(moment > 0)) throw new Unusable('has no moment');
  return moment;
}
