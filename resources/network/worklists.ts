import { defineQueue } from '../worklists/Worklist';
import { accessHolds } from './accessHolds';
import { cutOffStops } from './cutOffStops';
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
  about: 'cause',
  amount: 'perDay',
  actions: [],
});

const massCutOff = defineQueue(cutOffStops, {
  name: 'massCutOff',
  label: 'Cut-offs to confirm',
  hint: 'So many lines would be cut off within a day that nobody is until someone has confirmed it.',
  access: 'View Access Lines',
  list: 'access-lines',
  where: () => [{ path: 'endedAt', isNull: true }],
  since: 'beganAt',
  hours: 1,
  who: ['beganAt'],
  about: 'endingLines',
  actions: [{ action: 'confirmCutOffs', label: 'Confirm cut-offs', done: 'confirmed' }],
});

const linesKeptOn = defineQueue(accessHolds, {
  name: 'linesKeptOn',
  label: 'Lines kept on',
  hint: 'Lines that are not cut off because their customers may have paid: unmatched money, an open payment or paused days. Find out, and each ends by itself; it ends after 48 hours in any case.',
  access: 'View Access Lines',
  list: 'access-lines',
  where: () => [
    { path: 'status', in: ['ACTIVE'] },
    // Staff decided about promises already; the lines of a stop are confirmed together.
    { path: 'reason', in: ['UNMATCHED_MONEY', 'OPEN_PAYMENT', 'DAYS_OWED'] },
  ],
  since: 'dateCreated',
  hours: 24,
  who: ['accountId'],
  about: 'clue',
  state: ({ reason }) => reason,
  actions: [{ action: 'endAccessHold', label: 'End hold', done: 'ended' }],
});

/** The worklists of RADIUS for network engineers, the most urgent first. */
export const radiusQueues = [
  massCutOff,
  heldDisconnects,
  unconfirmedChanges,
  silentNas,
  linesKeptOn,
  differing,
] as const;
