import { z } from 'zod';
import { isUnavailable } from './unavailable';

const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/;
const address = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * Returns the addresses of one database: for `postgres://user:password@one:5432,two:5432/kitara`, one for each host, in that
 * order. libpq uses the same notation for several hosts.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? ['', url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Returns whether each of its addresses is valid. */
export const isDatabaseUrl = (url: string): boolean =>
  addressesOf(url).every((each) => address.safeParse(each).success);

/** Returns the address of another database on the same hosts. */
export function inDatabase(url: string, name: string): string {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return `${before}${hosts}/${name}${after.replace(/^\/[^?]*/, '')}`;
}

/** Remembers which of several servers is the primary. */
export class Primary<Server> {
  #at = 0;
  constructor(private readonly servers: readonly Server[]) {}

  /** Tries one server after the other until one succeeds. If all fail, throws the last error. */
  async reach<T>(ask: (server: Server) => Promise<T>, left = this.servers.length): Promise<T> {
    const at = this.#at;
    try {
      return await ask(this.servers[at] as Server);
    } catch (error) {
      if (left === 1 || !isUnavailable(error) || isCrowded(error)) throw error;
      // Other calls may have switched to the next server in the meantime.
      if (this.#at === at) this.#at = (at + 1) % this.servers.length;
    }
    return this.reach(ask, left - 1);
  }
}

/** Returns whether all connections of a pool are in use. The server is still there, and another one would be the wrong one. */
const isCrowded = (error: unknown) => /^timeout exceeded when trying/.test((error as Error).message);
