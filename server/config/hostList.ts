import { z } from 'zod';
import { type Network, networkFrom } from '../base/networks';

/** The operator's own hosts: those that webhooks may reach although they are not public, or that may be reached without TLS. */
export interface HostList {
  /** Names in lower case. */
  names: readonly string[];
  networks: readonly Network[];
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Host names, addresses and networks, separated by commas. */
export const hostList = z.string().transform((list, context): HostList => {
  const given = list.split(',').map((each) => each.trim().toLowerCase());
  const networks = given.map(networkFrom).filter((each): each is Network => each !== null);
  const names = given.filter((each) => !networkFrom(each));
  for (const name of names)
    if (!NAME.test(name)) context.addIssue(`"${name}" is neither a host's name nor a network such as 10.0.0.0/8`);
  return { names, networks };
});

export const NO_HOSTS: HostList = { names: [], networks: [] };
