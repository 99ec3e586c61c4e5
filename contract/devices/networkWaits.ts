/**
 * What a network task waits for. NO_DEVICE: the account has no device. NOT_LINKED: the device manager does not know its device.
 * NOT_SEEN: its device has not reported for a day. NEXT_REPORT: its device does the task when it next reports.
 */
export const NETWORK_WAITS = ['NO_DEVICE', 'NOT_LINKED', 'NOT_SEEN', 'NEXT_REPORT'] as const;
export type NetworkWait = (typeof NETWORK_WAITS)[number];

/** The milliseconds without a report after which a person should look at a device. */
const SEEN_WITHIN = 86_400_000;

/** Returns whether a device has not reported for a day, or never. */
export const isNotSeen = (lastInformAt: string | null, now: Date): boolean =>
  lastInformAt === null || !(now.getTime() - Date.parse(lastInformAt) < SEEN_WITHIN);
