import { defineQueue } from '../worklists/Worklist';
import { nasSilences } from './nasSilences';
import { networkAccessServers } from './networkAccessServers';
import { networkDifferences } from './networkDifferences';
import { sessionChanges } from './sessionChanges';

const heldDisconnects = defineQueue(networkAccessServers, {
  name: 'heldDisconnects',
  label: 'Held disconnects',
  hint: 'NAS of which so many sessions would lose access at once that nobody else is cut off until you decide.',
  access: 'Update NAS',
  list: 'network-access-servers',
  where: () => [{ path: 'heldSince', isNull: false }],
  since: 'heldSince',
  hours: 1,
  who: ['name'],
  about: 'heldDisconnects',
  actions: [
    { action: 'releaseDisconnects', label: 'Disconnect', asks: true, done: 'sent' },
    { action: 'discardDisconnects', label: 'Discard', asks: true, done: 'discarded' },
  ],
});

const unconfirmedChanges = defineQueue(sessionChanges, {
  name: 'unconfirmedChanges',
  label: 'Unconfirmed changes',
  hint: 'Changes of live sessions that a NAS refused or did not answer, or that no accounting has confirmed.',
  access: 'Update Access Lines',
  list: 'session-changes',
  where: () => [{ path: 'status', in: ['REFUSED', 'UNCONFIRMED'] }],
  since: 'dateCreated',
  hours: 1,
  who: ['accountId'],
  about: 'problem',
  actions: [
    { action: 'retrySessionChange', label: 'Try again', done: 'requested' },
    { action: 'discardSessionChange', label: 'Discard', done: 'discarded' },
  ],
  exception: true,
});

const silentNas = defineQueue(nasSilences, {
  name: 'silentNas',
  label: 'Silent NAS',
  hint: 'NAS of which more than a fifth of the sessions missed three reports; none of them was ended.',
  access: 'View Access Lines',
  list: 'silent-nas',
  where: () => [{ path: 'endedAt', isNull: true }],
  since: 'beganAt',
  hours: 1,
  who: ['nasAddress'],
  about: 'silentSessions',
  actions: [],
});

/** A silent NAS waits in a list of its own. */
const differing = defineQueue(networkDifferences, {
  name: 'networkDifferences',
  label: 'Network differences',
  hint: 'Lines that are paid but off, on but unpaid, too fast or too slow, online twice or never, and sessions of nobody’s username.',
  access: 'View Access Lines',
  list: 'network-differences',
  where: () => [
    { path: 'status', in: ['OPEN'] },
    { path: 'kind', isNot: 'SILENT_NAS' },
  ],
  since: 'since',
  hours: 4,
  who: ['accountId', 'sessionId'],
  about: 'kind',
  amount: 'perDay',
  actions: [],
});

/** The worklists of RADIUS for network engineers. */
export const radiusQueues = [heldDisconnects, unconfirmedChanges, silentNas, differing] as const;
