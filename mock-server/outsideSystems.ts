import type { Hono } from 'hono';
import { brand } from '../contract/brand';
import type { Config } from '../server/config/config';
import { deviceManagerAt } from '../server/devices/deviceManagerAt';
import { taxAuthorityAt } from '../server/fiscal/taxAuthorityAt';
import { messageSenderAt } from '../server/messages/messageSenderAt';
import { paymentProviderAt } from '../server/payments/paymentProviderAt';
import type { OutsideSystems } from '../server/serve';
import { createEfrisStandIn } from './efris/createEfrisStandIn';
import { createGenieAcsStandIn } from './genieacs/createGenieAcsStandIn';
import { createInboxStandIn } from './inbox/createInboxStandIn';
import { createPesapalStandIn } from './pesapal/createPesapalStandIn';
import { fileState } from './pesapal/fileState';

const PESAPAL_PATH = '/stand-in/pesapal';
const INBOX_PATH = '/stand-in/inbox';
const GENIEACS_PATH = '/stand-in/genieacs';
const EFRIS_PATH = '/stand-in/efris';
/** Milliseconds after which the stand-in approves a credit note. */
const APPROVAL = 60_000;

const now = () => new Date();

/**
 * Returns the outside systems, which follow the current settings at each call. A system that the environment does not configure
 * is replaced by a stand-in on the product's own port until the database configures it. In production there are no such
 * stand-ins: the system is missing until then.
 */
export function outsideSystems(config: Config): OutsideSystems {
  const { publicUrl } = config;
  const standIns: Record<string, Hono> = {};
  const pesapal = config.production || config.pesapal ? null : pesapalStandIn(config, standIns);
  const genieAcs = config.devices && !config.devices.genieAcs ? genieAcsStandIn(config, standIns) : null;
  const { inbox, sender } = carriers(config, standIns);
  return {
    provider: paymentProviderAt(() => config.pesapal ?? pesapal, publicUrl),
    devices: deviceManagerAt(() => config.devices && (config.devices.genieAcs ?? genieAcs)),
    sender,
    authority: taxAuthorityAt(config.efris && (config.efris.access ?? efrisStandIn(config, standIns))),
    standIns,
    inbox,
  };
}

function carriers(config: Config, standIns: OutsideSystems['standIns']): Pick<OutsideSystems, 'inbox' | 'sender'> {
  const { messages, publicUrl, production } = config;
  if (!messages) return { inbox: null, sender: null };
  const inbox = production || (messages.sms && messages.email) ? null : INBOX_PATH;
  const key = 'stand-in-key';
  if (inbox) standIns[inbox] = createInboxStandIn({ key, now }).app;
  const at = (channel: string) => (inbox ? { url: `${publicUrl}${inbox}/${channel}`, key } : null);
  const sender = messageSenderAt(() => ({
    sms: config.messages?.sms ?? at('sms'),
    email: config.messages?.email ?? at('mail'),
  }));
  return { inbox, sender };
}

function genieAcsStandIn({ publicUrl }: Config, standIns: OutsideSystems['standIns']) {
  const credentials = { user: 'stand-in', password: 'stand-in-password' };
  standIns[GENIEACS_PATH] = createGenieAcsStandIn({ credentials, now }).app;
  return { url: `${publicUrl}${GENIEACS_PATH}`, credentials };
}

function efrisStandIn({ publicUrl }: Config, standIns: OutsideSystems['standIns']) {
  const { app, access } = createEfrisStandIn({ now, approveAfterMs: APPROVAL, trustsEarlier: true });
  standIns[EFRIS_PATH] = app;
  return { ...access, url: `${publicUrl}${EFRIS_PATH}/ws/taapp/getInformation` };
}

function pesapalStandIn({ publicUrl, dataDir }: Config, standIns: OutsideSystems['standIns']) {
  const credentials = { consumerKey: 'stand-in-key', consumerSecret: 'stand-in-secret' };
  const baseUrl = `${publicUrl}${PESAPAL_PATH}`;
  const { app } = createPesapalStandIn({
    ...credentials,
    publicUrl: baseUrl,
    now,
    notify: fetch,
    options: { merchantName: brand.name },
    state: fileState(`${dataDir}/pesapal.json`),
  });
  standIns[PESAPAL_PATH] = app;
  return { baseUrl, ...credentials };
}
