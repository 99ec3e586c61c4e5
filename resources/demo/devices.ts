import { DEVICE_STATES } from '../../contract/statuses';
import { devices } from '../devices';
import { declareDemo } from './declareDemo';

const MODELS = [
  ['Huawei', 'EG8145V5'],
  ['ZTE', 'F670L'],
  ['Nokia', 'G-140W-C'],
] as const;

export const devicesDemo = declareDemo(devices, {
  from: 'accounts',
  fields: {
    serialNumber: ({ index }) => `KFUG${(0x1a2b3c00 + index * 7919).toString(16).toUpperCase()}`,
    manufacturer: ({ index }) => MODELS[index % MODELS.length]?.[0] ?? null,
    model: ({ index }) => MODELS[index % MODELS.length]?.[1] ?? '',
    managementId: ({ record }) =>
      `00259E-${String(record.model).replaceAll('-', '%2D')}-${String(record.serialNumber)}`,
    state: ({ index }) => DEVICE_STATES[index % 25] ?? 'INSTALLED',
    accountId: ({ record, source }) => (record.state === 'INSTALLED' ? (source.id as string) : null),
    installedOn: ({ record, dateCreated }) =>
      record.state === 'INSTALLED' ? dateCreated.toISOString().slice(0, 10) : null,
  },
});
