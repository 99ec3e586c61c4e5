import type { Hono } from 'hono';
import type { Config } from './config/config';
import { deviceManagerAt } from './devices/deviceManagerAt';
import type { NbiAccess } from './devices/genieacs/transport';
import { type OpenTaxAuthority, taxAuthorityAt } from './fiscal/taxAuthorityAt';
import { type MessageAccess, messageSenderAt } from './messages/messageSenderAt';
import { createNasControl } from './network/coa/nasControl';
import { type ProviderAccess, paymentProviderAt } from './payments/paymentProviderAt';
import type { DeviceManager } from './ports/DeviceManager';
import type { MessageSender } from './ports/MessageSender';
import type { NasControl } from './ports/NasControl';
import type { PaymentProvider } from './ports/PaymentProvider';
import type { EfrisAccess } from './ports/TaxAuthority';

/** The access to the stand-ins of outside systems. Null: the system has no stand-in here. */
export interface StandIns {
  pesapal: ProviderAccess | null;
  genieAcs: NbiAccess | null;
  messages: MessageAccess;
  efris: EfrisAccess | null;
  /** The apps of the stand-ins, by the path at which they are served. */
  apps: Record<string, Hono>;
  /** The path of the stand-in that shows messages, or null if messages are really sent. */
  inbox: string | null;
}

/** The outside systems that the product works with, and the stand-ins for those that are missing. */
export interface OutsideSystems extends Pick<StandIns, 'apps' | 'inbox'> {
  provider: PaymentProvider;
  devices: DeviceManager;
  /** Null: messages stay in the outbox. */
  sender: MessageSender | null;
  /** Null: receipts are not sent to a tax authority. */
  authority: OpenTaxAuthority | null;
  nasControl: NasControl;
}

/**
 * Returns the clients of the outside systems, which use the current settings for each call. A system that the settings do not
 * configure is replaced by its stand-in, if there is one.
 */
export function outsideSystems(config: Config, standIns: StandIns): OutsideSystems {
  return {
    provider: paymentProviderAt(() => config.pesapal ?? standIns.pesapal, config.publicUrl),
    devices: deviceManagerAt(() => config.devices && (config.devices.genieAcs ?? standIns.genieAcs)),
    sender:
      config.messages &&
      messageSenderAt(() => ({
        sms: config.messages?.sms ?? standIns.messages.sms,
        email: config.messages?.email ?? standIns.messages.email,
      })),
    authority: taxAuthorityAt(config.efris && (config.efris.access ?? standIns.efris)),
    nasControl: createNasControl(),
    apps: standIns.apps,
    inbox: standIns.inbox,
  };
}
