import { DEVICE_STATES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { date, oneOf, reference, text } from '../language/kinds';

/** ONUs: the devices at customers' places. The device manager has their configuration; a Wi-Fi password is never stored here. */
export const devices = defineResource({
  name: 'devices',
  label: ['Device', 'Devices'],
  icon: 'router',
  representation: (device) => `${device.model} ${device.serialNumber}`,
  headline: { states: ['state'], whom: ['accountId'], about: ['installedOn'] },
  fields: {
    serialNumber: text({
      label: 'ONU serial number',
      required: true,
      searchable: true,
      unique: true,
      maxLength: 40,
      found: 'code',
    }),
    manufacturer: text({ maxLength: 60 }),
    model: text({ required: true, searchable: true, maxLength: 60 }),
    /** Its id in the device manager: OUI-ProductClass-SerialNumber, each percent-encoded with `-` as `%2D`. */
    managementId: text({ label: 'Management ID', technical: true, unique: true, maxLength: 120 }),
    state: oneOf(DEVICE_STATES, { state: true, default: 'IN_STOCK', filter: 'states' }),
    accountId: reference('accounts', { label: 'Account', unique: true, searchable: true }),
    installedOn: date({ label: 'Installed on' }),
  },
  list: { columns: ['serialNumber', 'manufacturer', 'model', 'state', 'accountId', 'installedOn'] },
  screens: [
    {
      list: 'devices',
      details: 'device-details',
      menu: { group: 'Network', order: 10, permissions: ['View Devices'] },
    },
  ],
  access: { list: 'View Devices', create: 'Update Devices', update: 'Update Devices', whose: { through: 'accountId' } },
});
