import {
  ACCESS_LINE_STATUSES,
  ACCESS_POLICIES,
  ACCESS_REASONS,
  staticAddressFault,
  usernameFault,
} from '../../contract/network/accessLines';
import { macFault, toMacAddress } from '../../contract/network/macAddress';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, oneOf, reference, text } from '../language/kinds';

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
  },
  list: {
    columns: ['username', 'accountId', 'policy', 'reason', 'validUntil', 'downloadMbps', 'staticAddress'],
  },
  screens: [
    {
      list: 'access-lines',
      details: 'access-line-details',
      menu: { group: 'Network', label: 'Access Lines', order: 20, permissions: ['View Access Lines'] },
    },
  ],
  access: { list: 'View Access Lines', update: 'Update Access Lines', whose: { through: 'accountId' } },
});
