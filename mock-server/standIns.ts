import type { Hono } from 'hono';
import { brand } from '../contract/brand';
import type { Config } from '../server/config';
import { type MessageAccess, messageAccess } from '../server/messages/messageSenderAt';
import type { ProviderAccess } from '../server/payments/paymentProviderAt';
import { createInboxStandIn } from './inbox/createInboxStandIn';
import { createPesapalStandIn } from './pesapal/createPesapalStandIn';
import { fileState } from './pesapal/fileState';

const PESAPAL_PATH = '/stand-in/pesapal';
const INBOX_PATH = '/stand-in/inbox';

interface StandIns {
  /** How the payment provider is reached, the real one where it is configured. */
  provider: ProviderAccess;
  /** How the carriers of messages are reached; null where messages are off. */
  messages: MessageAccess | null;
  apps: Record<string, Hono>;
  /** The path of the inbox where it takes a channel. */
  inbox: string | null;
}

/** The stand-ins for outside systems that nothing real is configured for, served on the product's own port. */
export function createStandIns(config: Config): StandIns {
  const apps: Record<string, Hono> = {};
  const provider = config.pesapal ?? pesapalStandIn(config, apps);
  const { messages } = config;
  const inbox = messages && !(messages.sms && messages.email) ? INBOX_PATH : null;
  const key = 'stand-in-key';
  if (inbox) apps[inbox] = createInboxStandIn({ key, now: () => new Date() }).app;
  const at = (channel: string) => ({ url: `${config.publicUrl}${INBOX_PATH}/${channel}`, key });
  return { provider, messages: messageAccess(config, { sms: at('sms'), email: at('mail') }), apps, inbox };
}

function pesapalStandIn({ publicUrl, dataDir }: Config, apps: StandIns['apps']): ProviderAccess {
  const credentials = { consumerKey: 'stand-in-key', consumerSecret: 'stand-in-secret' };
  const baseUrl = `${publicUrl}${PESAPAL_PATH}`;
  const { app } = createPesapalStandIn({
    ...credentials,
    publicUrl: baseUrl,
    now: () => new Date(),
    notify: fetch,
    options: { merchantName: brand.name },
    state: fileState(`${dataDir}/pesapal.json`),
  });
  apps[PESAPAL_PATH] = app;
  return { baseUrl, ...credentials };
}
