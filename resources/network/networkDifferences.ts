import {
  NETWORK_DIFFERENCE_CAUSES,
  NETWORK_DIFFERENCE_KINDS,
  NETWORK_DIFFERENCE_STATUSES,
} from '../../contract/network/differences';
import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { dateTime, money, oneOf, reference, text } from '../language/kinds';
import { englishOf } from '../translations/englishOf';

/**
 * What the network does and the money does not say, or the other way round. Only the audit writes them (server/network/audit/): it
 * reads all lines every five minutes, and ends those that it does not find any more.
 */
export const networkDifferences = defineResource({
  name: 'network-differences',
  label: ['Network difference', 'Network differences'],
  singular: 'networkDifference',
  icon: 'scale',
  representation: (difference) => englishOf(difference.kind),
  headline: { states: ['status'], whom: ['accountId'], about: ['cause', 'since', 'perDay'] },
  fields: {
    /** The same difference has the same key at each reading. */
    key: text({ technical: true, required: true, readOnly: true, maxLength: 80 }),
    kind: oneOf(NETWORK_DIFFERENCE_KINDS, { required: true, filter: 'kinds', readOnly: true }),
    cause: oneOf(NETWORK_DIFFERENCE_CAUSES, { required: true, readOnly: true }),
    status: oneOf(NETWORK_DIFFERENCE_STATUSES, { required: true, filter: 'statuses', readOnly: true }),
    /** The price of a day of the package; for a silent NAS, of all paid lines whose reports are missing. */
    perDay: money({ label: 'Per day', required: true, readOnly: true }),
    accountId: reference('accounts', { label: 'Account', readOnly: true, searchable: true }),
    accessLineId: reference('access-lines', { label: 'Access line', readOnly: true }),
    sessionId: reference('radius-sessions', { label: 'Session', readOnly: true }),
    nasAddress: text({ label: 'NAS', readOnly: true, searchable: true, maxLength: 45 }),
    since: dateTime({ required: true, readOnly: true, indexed: true }),
    /** When a reading did not find it any more. */
    endedAt: dateTime({ label: 'Until', readOnly: true, indexed: true }),
  },
  list: {
    columns: ['kind', 'accountId', 'since', 'perDay', 'cause'],
    sum: { field: 'perDay', by: 'status', first: 'OPEN' },
    sort: { by: 'since', ascending: false },
    none: { text: 'Every paid line is on, and no other. The network is read every five minutes.' },
  },
  screens: [
    {
      list: 'network-differences',
      details: 'network-difference-details',
      label: 'Network differences',
      views: [
        { label: 'Open', query: { statuses: 'OPEN' }, preselected: true },
        { label: 'Ended', query: { statuses: 'ENDED' } },
      ],
      menu: { group: 'Network', label: 'Network Differences', order: 35, permissions: ['View Access Lines'] },
    },
  ],
  access: { list: 'View Access Lines', whose: { through: 'accountId' } },
  retention: [{ days: RETENTION.networkSessions.days, by: 'endedAt' }],
});
