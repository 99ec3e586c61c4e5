import {
  COA_PORT,
  NAS_STATUSES,
  NAS_VENDORS,
  nasAddressFault,
  nasNameFault,
} from '../../contract/network/networkAccessServers';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, longText, oneOf, text } from '../language/kinds';

/**
 * The network access servers (RFC 2865): the routers that let customers in and ask FreeRADIUS. Its configuration is generated
 * from this list (server/network/freeradius/).
 */
export const networkAccessServers = defineResource({
  name: 'network-access-servers',
  label: ['NAS', 'NAS list'],
  singular: 'networkAccessServer',
  icon: 'server',
  representation: (nas) => nas.name,
  headline: { states: ['status'], about: ['address', 'vendor'] },
  fields: {
    name: text({
      required: true,
      createOnly: true,
      searchable: true,
      unique: true,
      maxLength: 40,
      fault: nasNameFault,
      help: 'Such as kla-ntinda-1. It cannot be changed afterwards.',
    }),
    address: text({
      required: true,
      searchable: true,
      unique: true,
      maxLength: 15,
      fault: nasAddressFault,
      help: 'The IPv4 address from which its RADIUS packets come.',
    }),
    vendor: oneOf(NAS_VENDORS, { required: true, filter: 'vendors', help: 'Decides which attributes set the speed.' }),
    /** The shared secret, encrypted for this name (server/network/sharedSecret.ts). */
    sealedSecret: text({ required: true, readOnly: true, answered: false, technical: true, maxLength: 200 }),
    coaPort: integer({
      label: 'CoA port',
      default: COA_PORT,
      min: 1,
      max: 65_535,
      identifier: true,
      help: 'Where it takes changes of sessions (RFC 5176).',
    }),
    status: oneOf(NAS_STATUSES, { default: 'ACTIVE', filter: 'statuses' }),
    note: longText({ maxLength: 500 }),
    /** Since when disconnects wait for a person, because too many would end at once; null if none do. */
    heldSince: dateTime({ label: 'Disconnects held since', readOnly: true, indexed: true }),
    heldDisconnects: integer({ label: 'Held disconnects', default: 0, usual: 0, readOnly: true }),
  },
  list: { columns: ['name', 'address', 'vendor', 'coaPort', 'status'] },
  screens: [
    {
      list: 'network-access-servers',
      details: 'network-access-server-details',
      menu: { group: 'Network', label: 'NAS List', order: 30, permissions: ['View NAS'] },
    },
  ],
  access: { list: 'View NAS', update: 'Update NAS', whose: 'everybody' },
});
