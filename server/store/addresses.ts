import { z } from 'zod';
import { isUnavailable } from './unavailable';

const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/;
const address = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * The addresses of one database: of `postgres://user:password@one:5432,two:5432/kitara` one for each host, in its order. libpq
 * writes several hosts the same way.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? ['', url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Whether every address of it can be used. */
export const isDatabaseUrl = (url: string): boolean =>
  addressesOf(url).every((each) => address.safeParse(each).success);

/** The same hosts, another database. */
export function inDatabase(url: string, name: string): string {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return `${before}${hosts}/${name}${after.replace(/^\/[^?]*/, '')}`;
}

/** Of several servers, the one that is right for now: where it was last. */
export class Primary<Server> {
  #at = 0;
  constructor(private readonly servers: readonly Server[]) {}

  /** Asks one server after the other until one can do it; fails as the last one does. */
  async reach<T>(ask: (server: Server) => Promise<T>, left = this.servers.length): Promise<T> {
    const at = this.#at;
    try {
      return await ask(this.servers[at] as Server);
    } catch (error) {
      if (left === 1 || !isUnavailable(error) || isCrowded(error)) throw error;
      // Others may have moved on meanwhile.
      if (this.#at === at) this.#at = (at + 1) % this.servers.length;
    }
    return this.reach(ask, left - 1);
  }
}

/** A pool's connections are all in use: its server is there, and another would not be the right one. */
const isCrowded = (error: unknown) => /^timeout exceeded when trying/.test((error as Error).message);
