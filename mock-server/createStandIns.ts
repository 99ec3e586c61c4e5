import { brand } from '../contract/brand';
import { API_BASES } from '../contract/constants';
import { inboundActions } from '../resources/tickets/inboundActions';
import type { Config } from '../server/config/config';
import type { StandIns } from '../server/outsideSystems';
import { createEfrisStandIn } from './efris/createEfrisStandIn';
import { createGenieAcsStandIn } from './genieacs/createGenieAcsStandIn';
import { type CustomerSms, createInboxStandIn } from './inbox/createInboxStandIn';
import { createPesapalStandIn } from './pesapal/createPesapalStandIn';
import { fileState } from './pesapal/state';

const PESAPAL_PATH = '/stand-in/pesapal';
const INBOX_PATH = '/stand-in/inbox';
const GENIEACS_PATH = '/stand-in/genieacs';
const EFRIS_PATH = '/stand-in/efris';
/** The time after which the stand-in approves a credit note, in milliseconds. */
const APPROVAL = 60_000;

const now = () => new Date();

/**
 * Creates the stand-ins of the outside systems that the environment switches on but does not configure. They are served on the
 * product's own port. In production there are none for payments and messages, which wait until they are configured.
 */
export function createStandIns(config: Config): StandIns {
  const apps: StandIns['apps'] = {};
  return {
    pesapal: config.production || config.pesapal ? null : pesapalStandIn(config, apps),
    genieAcs: config.devices && !config.devices.genieAcs ? genieAcsStandIn(config, apps) : null,
    efris: config.efris && !config.efris.access ? efrisStandIn(config, apps) : null,
    ...inboxStandIn(config, apps),
    apps,
  };
}

function inboxStandIn(
  { messages, publicUrl, production, inbound }: Config,
  apps: StandIns['apps'],
): Pick<StandIns, 'inbox' | 'messages'> {
  if (!messages || production || (messages.sms && messages.email))
    return { inbox: null, messages: { sms: null, email: null } };
  const key = 'stand-in-key';
  const deliver = async (message: CustomerSms) => {
    const headers = { authorization: `Bearer ${inbound.sms}`, 'content-type': 'application/json' };
    const { path } = inboundActions.receiveSms;
    const answer = await fetch(`${publicUrl}${API_BASES.v1}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
    });
    return answer.ok;
  };
  apps[INBOX_PATH] = createInboxStandIn({ key, now, deliver }).app;
  const at = (channel: string) => ({ url: `${publicUrl}${INBOX_PATH}/${channel}`, key });
  return { inbox: INBOX_PATH, messages: { sms: at('sms'), email: at('mail') } };
}

function genieAcsStandIn({ publicUrl }: Config, apps: StandIns['apps']) {
  const credentials = { user: 'stand-in', password: 'stand-in-password' };
  apps[GENIEACS_PATH] = createGenieAcsStandIn({ credentials, now }).app;
  return { url: `${publicUrl}${GENIEACS_PATH}`, credentials };
}

function efrisStandIn({ publicUrl }: Config, apps: StandIns['apps']) {
  const { app, access } = createEfrisStandIn({ now, approveAfterMs: APPROVAL, trustsEarlier: true });
  apps[EFRIS_PATH] = app;
  return { ...access, url: `${publicUrl}${EFRIS_PATH}/ws/taapp/getInformation` };
}

function pesapalStandIn({ publicUrl, dataDir, demoData }: Config, apps: StandIns['apps']) {
  const credentials = { consumerKey: 'stand-in-key', consumerSecret: 'stand-in-secret' };
  const baseUrl = `${publicUrl}${PESAPAL_PATH}`;
  const { app } = createPesapalStandIn({
    ...credentials,
    publicUrl: baseUrl,
    now,
    notify: fetch,
    options: { merchantName: brand.name, trustsEarlier: demoData },
    state: fileState(`${dataDir}/pesapal.json`),
  });
  apps[PESAPAL_PATH] = app;
  return { baseUrl, ...credentials };
}
