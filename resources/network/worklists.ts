import { defineQueue } from '../worklists/Worklist';
import { nasSilences } from './nasSilences';
import { networkDifferences } from './networkDifferences';

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
export const radiusQueues = [silentNas, differing] as const;
