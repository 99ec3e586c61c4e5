import { HOLD_REASONS } from '../../contract/network/accessHolds';
import {
  ACCESS_LINE_STATUSES,
  ACCESS_POLICIES,
  ACCESS_REASONS,
  staticAddressFault,
  usernameFault,
} from '../../contract/network/accessLines';
import { macFault, toMacAddress } from '../../contract/network/macAddress';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, money, oneOf, reference, text } from '../language/kinds';

/**
 * The lines by which customers enter the network: what their modem sends, and what the network answers. The policy and the fields
 * after it are the desired state. Only the server writes them (server/network/updateAccessLines.ts), in the transaction that
 * changes their cause.
 */
export const accessLines = defineResource({
  name: 'access-lines',
  label: ['Access line', 'Access lines'],
  icon: 'ethernet-port',
  representation: (line) => line.username,
  headline: { states: ['policy', 'status'], whom: ['accountId'], about: ['reason', 'validUntil', 'downloadMbps'] },
  fields: {
    username: text({
      required: true,
      createOnly: true,
      searchable: true,
      unique: true,
      maxLength: 64,
      fault: usernameFault,
      personal: 'erased',
      help: 'What the modem sends. It cannot be changed afterwards.',
    }),
    /** The modem's secret, encrypted for this username (server/network/lineSecret.ts). */
    sealedSecret: text({ required: true, readOnly: true, answered: false, technical: true, maxLength: 400 }),
    accountId: reference('accounts', { label: 'Account', required: true, createOnly: true, searchable: true }),
    deviceId: reference('devices', { label: 'Device', searchable: true }),
    macAddress: text({
      label: 'MAC address',
      searchable: true,
      maxLength: 17,
      fault: macFault,
      canonical: toMacAddress,
      personal: true,
      help: 'Such as 3C:7C:3F:0A:1B:2C; 3c7c.3f0a.1b2c is the same.',
    }),
    vlan: integer({ label: 'VLAN', min: 1, max: 4094, identifier: true }),
    staticAddress: text({
      label: 'Static address',
      searchable: true,
      unique: true,
      maxLength: 15,
      fault: staticAddressFault,
      help: 'An IPv4 address that only this line gets.',
    }),
    status: oneOf(ACCESS_LINE_STATUSES, { default: 'ACTIVE', usual: 'ACTIVE', filter: 'statuses', readOnly: true }),
    policy: oneOf(ACCESS_POLICIES, { required: true, state: true, filter: 'policies', readOnly: true }),
    reason: oneOf(ACCESS_REASONS, { required: true, filter: 'reasons', readOnly: true }),
    /** The first moment at which ALLOW becomes PAY_ONLY; null if it is not known. */
    validUntil: dateTime({ label: 'Valid until', readOnly: true, indexed: true }),
    downloadMbps: integer({ label: 'Download (Mbps)', readOnly: true }),
    uploadMbps: integer({ label: 'Upload (Mbps)', readOnly: true }),
    burstDownloadMbps: integer({ label: 'Burst download (Mbps)', readOnly: true }),
    burstUploadMbps: integer({ label: 'Burst upload (Mbps)', readOnly: true }),
    /** When another policy or another speed was stored last; the end of `validUntil` changes nothing that is stored. */
    accessChangedAt: dateTime({ label: 'Access changed', readOnly: true }),
    /** When its latest session began. */
    lastLoginAt: dateTime({ label: 'Last login', readOnly: true }),
    /** When the last paid day ends or ended; null while the paid days have not begun. A hold may keep the line on for longer. */
    paidUntil: dateTime({ label: 'Paid until', readOnly: true, indexed: true, days: 'paidUntil' }),
    /** Of several holds, that of the one that lasts longest. */
    holdReason: oneOf(HOLD_REASONS, { label: 'Kept on because', readOnly: true, filter: 'holdReasons' }),
    productId: reference('products', { label: 'Package', readOnly: true }),
    /** Today's price of the last paid package. */
    renewalAmount: money({ label: 'Due to renew', readOnly: true }),
  },
  list: {
    columns: ['username', 'accountId', 'policy', 'reason', 'validUntil', 'downloadMbps', 'staticAddress'],
    sum: { field: 'renewalAmount', by: 'policy', first: 'ALLOW' },
  },
  screens: [
    {
      list: 'access-lines',
      details: 'access-line-details',
      menu: { group: 'Network', label: 'Access Lines', order: 20, permissions: ['View Access Lines'] },
    },
    {
      list: 'cut-offs',
      details: 'cut-off-details',
      label: 'Tomorrow’s cut-offs',
      filter: { policies: 'ALLOW' },
      views: [{ label: 'Paid until tomorrow', query: { paidUntilTo: 'tomorrow' }, preselected: true }],
      columns: ['accountId', 'paidUntil', 'productId', 'renewalAmount', 'holdReason', 'validUntil'],
      phoneOf: 'accountId',
      sort: { by: 'paidUntil', ascending: true },
      menu: { group: 'Network', label: 'Tomorrow’s Cut-offs', order: 25, permissions: ['View Access Lines'] },
    },
  ],
  access: { list: 'View Access Lines', update: 'Update Access Lines', whose: { through: 'accountId' } },
});
