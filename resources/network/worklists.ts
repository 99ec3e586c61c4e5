import { defineQueue } from '../worklists/Worklist';
import { nasSilences } from './nasSilences';

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

/** The worklists of RADIUS for network engineers. */
export const radiusQueues = [silentNas] as const;
