import type { NetworkWait } from '../../contract/devices/networkWaits';

/** The line whose access to the internet is switched. The network's systems find it by its account. */
export interface Subscriber {
  accountId: string;
}

/**
 * `applied`: the network has confirmed the change, or `note` says to staff why nothing had to be changed. `queued`: it was accepted and takes effect later, for example when the
 * equipment is online again; `reason` says so to staff.
 */
type AccessChange = { state: 'applied'; note?: string } | { state: 'queued'; reason: string; waitsFor?: NetworkWait };

/** `unknown`: the network has not reported it. */
export type AccessState = 'allowed' | 'suspended' | 'unknown';

/**
 * The port to the system that lets subscribers use the internet. Today it is the ONU of each line (`server/devices`); any other
 * system, such as a RADIUS server, can implement it. Every method throws NetworkAccessError. Repeating a call changes nothing.
 */
export interface NetworkAccess {
  /** `orderedAt`: a state that the network reported later confirms the change, too. */
  allow(subscriber: Subscriber, orderedAt?: Date): Promise<AccessChange>;
  suspend(subscriber: Subscriber, orderedAt?: Date): Promise<AccessChange>;
  state(subscriber: Subscriber): Promise<AccessState>;
}

/** `refused`: the network cannot do it. `unreachable`: no usable response, so nothing may be concluded. */
export class NetworkAccessError extends Error {
  constructor(
    readonly kind: 'refused' | 'unreachable',
    /** A sentence for staff, without secrets. */
    message: string,
    /** The thing that the change waits for, if a person must provide it. */
    readonly waitsFor?: NetworkWait,
  ) {
    super(message);
    this.name = 'NetworkAccessError';
  }
}
