import type { NasVendor } from '../../../contract/network/networkAccessServers';
import type { GivenAccess } from './sessionChanges';

export type Speeds = Pick<GivenAccess, 'downloadMbps' | 'uploadMbps' | 'burstDownloadMbps' | 'burstUploadMbps'>;

/** The attributes that set a speed, by their names in the dictionary of FreeRADIUS. */
export type SpeedAttribute =
  | 'Mikrotik-Rate-Limit'
  | `Huawei-${'Input' | 'Output'}-${'Average' | 'Peak'}-Rate`
  | `Cisco-Policy-${'Up' | 'Down'}`
  | `WISPr-Bandwidth-Max-${'Up' | 'Down'}`;

/** The largest number in an attribute. */
const LARGEST = 2 ** 32 - 1;
const bits = (mbps: number) => Math.min(mbps * 1_000_000, LARGEST);

/**
 * Returns the attributes that give a session its speeds on the NAS of a vendor: the same as those at login (radius.radreply_v in
 * server/store/migrations/0111_radius-views.sql). Null: without a speed there is none.
 */
export function speedAttributes(
  vendor: NasVendor,
  { downloadMbps: down, uploadMbps: up, burstDownloadMbps, burstUploadMbps }: Speeds,
): Partial<Record<SpeedAttribute, string | number>> | null {
  if (down === null || up === null) return null;
  const isBursting = burstDownloadMbps !== null || burstUploadMbps !== null;
  const [burstUp, burstDown] = [burstUploadMbps ?? up, burstDownloadMbps ?? down];
  switch (vendor) {
    case 'MIKROTIK': {
      const burst = isBursting ? ` ${burstUp}M/${burstDown}M ${up}M/${down}M 16/16` : '';
      return { 'Mikrotik-Rate-Limit': `${up}M/${down}M${burst}` };
    }
    case 'HUAWEI':
      return {
        'Huawei-Input-Average-Rate': bits(up),
        'Huawei-Output-Average-Rate': bits(down),
        ...(isBursting ? { 'Huawei-Input-Peak-Rate': bits(burstUp), 'Huawei-Output-Peak-Rate': bits(burstDown) } : {}),
      };
    case 'CISCO':
      return { 'Cisco-Policy-Up': `kitara-up-${up}M`, 'Cisco-Policy-Down': `kitara-down-${down}M` };
    case 'OTHER':
      return { 'WISPr-Bandwidth-Max-Up': bits(up), 'WISPr-Bandwidth-Max-Down': bits(down) };
  }
}
