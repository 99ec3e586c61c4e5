import { DEVICE_STATES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { date, oneOf, reference, text } from './kinds';

const MODELS = [
  ['Huawei', 'EG8145V5'],
  ['ZTE', 'F670L'],
  ['Nokia', 'G-140W-C'],
] as const;

/** ONUs: the box at the customer's place. Its configuration is the device manager's; a Wi-Fi password is never kept here. */
export const devices = defineResource({
  name: 'devices',
  label: ['Device', 'Devices'],
  icon: 'router',
  representation: (device) => `${device.model} ${device.serialNumber}`,
  fields: {
    serialNumber: text({
      label: 'ONU serial number',
      required: true,
      searchable: true,
      unique: true,
      maxLength: 40,
      demo: ({ index }) => `KFUG${(0x1a2b3c00 + index * 7919).toString(16).toUpperCase()}`,
    }),
    manufacturer: text({ maxLength: 60, demo: ({ index }) => MODELS[index % MODELS.length]?.[0] ?? null }),
    model: text({
      required: true,
      searchable: true,
      maxLength: 60,
      demo: ({ index }) => MODELS[index % MODELS.length]?.[1] ?? '',
    }),
    /** How the device manager calls it: OUI-ProductClass-SerialNumber, each percent-encoded with `-` as `%2D`. */
    managementId: text({
      label: 'Management ID',
      unique: true,
      maxLength: 120,
      demo: ({ record }) => `00259E-${String(record.model).replaceAll('-', '%2D')}-${String(record.serialNumber)}`,
    }),
    state: oneOf(DEVICE_STATES, {
      default: 'IN_STOCK',
      filter: 'states',
      demo: ({ index }) => DEVICE_STATES[index % 25] ?? 'INSTALLED',
    }),
    accountId: reference('accounts', {
      label: 'Account',
      unique: true,
      searchable: true,
      demo: ({ record, source }) => (record.state === 'INSTALLED' ? (source.id as string) : null),
    }),
    installedOn: date({
      label: 'Installed on',
      demo: ({ record, dateCreated }) => (record.state === 'INSTALLED' ? dateCreated.toISOString().slice(0, 10) : null),
    }),
  },
  list: { columns: ['serialNumber', 'manufacturer', 'model', 'state', 'accountId', 'installedOn'] },
  screens: [{ list: 'devices', details: 'device-details', beside: 'accounts' }],
  access: { list: 'View Devices', create: 'Update Devices', update: 'Update Devices', whose: { through: 'accountId' } },
  demo: { from: 'accounts' },
});
