import { COA_PORT, type NasVendor } from '../../contract/network/networkAccessServers';
import { declareDemo } from '../language/demo/declareDemo';
import { networkAccessServers } from './networkAccessServers';

const SITES: readonly [name: string, vendor: NasVendor, note?: string][] = [
  ['kla-ntinda-1', 'MIKROTIK'],
  ['kla-ntinda-2', 'MIKROTIK'],
  ['kla-bukoto-1', 'MIKROTIK'],
  ['kla-muyenga-1', 'MIKROTIK'],
  ['kla-naguru-1', 'HUAWEI'],
  ['kla-makindye-1', 'MIKROTIK'],
  ['kla-nakawa-1', 'HUAWEI'],
  ['ebb-town-1', 'MIKROTIK'],
  ['ebb-kitoro-1', 'CISCO'],
  ['jja-main-1', 'MIKROTIK'],
  ['jja-bugembe-1', 'OTHER'],
  ['muk-town-1', 'MIKROTIK', 'Replaced by kla-nakawa-1 in February.'],
];

/** Their shared secrets are known to nobody: each needs a new one before a router can use it. */
export const networkAccessServersDemo = declareDemo(networkAccessServers, {
  rows: SITES.map(([name, vendor, note = null], index) => ({
    name,
    vendor,
    note,
    address: `10.20.${index + 1}.1`,
    sealedSecret: 'demo',
    coaPort: COA_PORT,
    status: note ? 'DISABLED' : 'ACTIVE',
    heldSince: null,
    heldDisconnects: 0,
  })),
});
