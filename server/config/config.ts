import type { z } from 'zod';
import { brandFrom } from '../../contract/brand';
import { retentionFrom } from '../../contract/privacy/retention';
import { invalidBody } from '../asRefusal';
import type { Network } from '../base/networks';
import { StartRefused } from '../base/StartRefused';
import type { S3Access } from '../objectStore/Bucket';
import { type AccountingSettings, accountingSettingsOf } from './accountingSettings';
import { ATTACHMENTS_BUCKET, attachmentBucketOf } from './attachmentSettings';
import { type BackupSettings, backupFaults, backupSettingsOf } from './backupSettings';
import type { DemoSize } from './demoSize';
import { type EfrisSettings, efrisAccessOf, efrisFaults } from './efrisSettings';
import { type HoldSettings, holdSettingsOf } from './holdSettings';
import { type HostList, NO_HOSTS } from './hostList';
import { type OperatorSettings, operatorSettingsOf } from './operatorSettings';
import { publicUrlFrom } from './ownAddresses';
import { mayBePlain, withTls } from './plainHosts';
import { DEMO_SECRET, type Environment, productionFaults } from './productionFaults';
import { settingsSchema } from './settingsSchema';

/** The names of the retention settings. The declarations read the periods (contract/privacy/retention.ts). */
const RETENTION_SETTINGS = Object.values(retentionFrom({})).map(({ setting }) => setting);

/** Returns the faults of the given periods, one sentence each. */
const retentionFaults = (given: Readonly<Record<string, string | undefined>>): string[] =>
  RETENTION_SETTINGS.filter((name) => given[name] !== undefined && !/^[1-9]\d{0,4}$/.test(given[name] ?? '')).map(
    (name) => `${name}: must be a number of days from 1 to 99999`,
  );

/** The names of all settings, except those of the brand, which are in contract/brand.ts. */
export const SETTINGS = [...Object.keys(settingsSchema.shape), ...RETENTION_SETTINGS];

/** The key of the stand-in that delivers customers' messages; never used in production. */
const STAND_IN_INBOUND_KEY = 'stand-in-inbound-key';

/** Settings that must be set together. */
const TOGETHER = [
  ['PESAPAL_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'],
  ['SMS_URL', 'SMS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['GENIEACS_USER', 'GENIEACS_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ATTACHMENTS_BUCKET,
] as const;

/** An identity provider. */
export interface SingleSignOn {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name that people know it by, or null if it has none. */
  label: string | null;
  /** The tenant (the claim `tid`) or issuer whose e-mail addresses count as confirmed. Null: none. */
  trustedTenant: string | null;
}

export interface Config extends OperatorSettings {
  production: boolean;
  port: number;
  /** Null: the server listens on all addresses of the machine. */
  host: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  appSecret: string;
  /** Null: the stand-in is the provider. In production, payments are not set up yet. */
  pesapal: { baseUrl: string; consumerKey: string; consumerSecret: string } | null;
  trustedProxies: readonly Network[];
  /** False if calls are not limited. */
  limits: boolean;
  logLevel: string;
  reconcileEvery: number;
  activateEvery: number;
  expireEvery: number;
  /** True if an empty database is filled with demo data. */
  demoData: boolean;
  demoSize: DemoSize;
  /** Null: messages are off. If a channel is null, the stand-in receives its messages; in production they wait in the outbox. */
  messages: { sms: { url: string; key: string } | null; email: { url: string; from: string } | null } | null;
  /** The keys with which gateways deliver customers' messages. Null: none are accepted. */
  inbound: { sms: string | null; email: string | null };
  deliverEvery: number;
  webhookHosts: HostList;
  /** Null: devices are off or, in production, not set up yet. If the management server is null, the stand-in is used. */
  devices: { genieAcs: { url: string; credentials: { user: string; password: string } | null } | null } | null;
  /** Null: staff sign in with a password only. */
  singleSignOn: SingleSignOn | null;
  /** Null: receipts are not sent to a tax authority. If the access is null, the stand-in is the authority. */
  efris: EfrisSettings | null;
  /** The interval at which due fiscal documents are processed, in milliseconds. */
  efrisEvery: number;
  /** Null: no automatic backups are made. */
  backups: BackupSettings | null;
  /** The bucket in which new attachments are kept. Null: they are kept in the database. */
  attachmentBucket: S3Access | null;
  /** Null: no accounting is read. */
  accounting: AccountingSettings | null;
  /** What routers need to know: the address of FreeRADIUS, if it is set, and the seconds between two reports about a session. */
  radius: { radiusAddress: string | null; interimSeconds: number };
  holds: HoldSettings;
  /** The interval at which new accounting is looked for, in milliseconds. */
  accountingEvery: number;
  /** How many sessions of a NAS may lose access within a minute, before a person is asked. */
  disconnectsPerMinute: number;
  /** The interval at which due changes of sessions are looked for, in milliseconds. */
  coaEvery: number;
}

/** Returns the faults of settings, one line each: the names of the settings, a colon, and the fault. */
export function settingFaults(env: Environment): string[] {
  const given = withoutBlanks(env);
  const parsed = settingsSchema.safeParse(given, { reportInput: true });
  const wrong = parsed.success ? {} : (invalidBody(parsed.error).errors ?? {});
  const faults = Object.entries(wrong).map(([name, fault]) => `${name}: ${fault}`);
  for (const names of TOGETHER)
    if (new Set(names.map((name) => Boolean(given[name]))).size > 1)
      faults.push(`${names.join(', ')}: must be given together`);
  const { vat } = brandFrom(given);
  if (!(vat >= 0 && vat <= 100)) faults.push('BRAND_VAT: must be per cent from 0 to 100, such as 18');
  faults.push(...backupFaults(given), ...retentionFaults(given));
  if (given.EFRIS === 'on') faults.push(...efrisFaults(given, vat));
  if (given.NODE_ENV === 'production') faults.push(...productionFaults(given));
  return faults;
}

const withoutBlanks = (env: Environment) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Returns the process's settings, or throws one error with all their faults. A production server's settings must be safe
 * (productionFaults.ts).
 */
export function configFrom(env: Environment): Config {
  const faults = settingFaults(env);
  if (faults.length) throw new StartRefused(`The environment is not usable:\n  ${faults.join('\n  ')}`);
  const e = settingsSchema.parse(withoutBlanks(env));
  const production = e.NODE_ENV === 'production';
  const standInKey = production ? null : STAND_IN_INBOUND_KEY;
  return {
    production,
    port: e.PORT,
    host: e.HOST ?? null,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    publicUrl: publicUrlFrom({ PUBLIC_URL: e.PUBLIC_URL, PORT: String(e.PORT) }),
    appSecret: e.APP_SECRET ?? DEMO_SECRET,
    pesapal:
      e.PESAPAL_URL && e.PESAPAL_CONSUMER_KEY && e.PESAPAL_CONSUMER_SECRET
        ? { baseUrl: e.PESAPAL_URL, consumerKey: e.PESAPAL_CONSUMER_KEY, consumerSecret: e.PESAPAL_CONSUMER_SECRET }
        : null,
    trustedProxies: e.TRUSTED_PROXIES ?? [],
    limits: e.LIMITS === 'on',
    logLevel: e.LOG_LEVEL,
    reconcileEvery: e.RECONCILE_EVERY,
    activateEvery: e.ACTIVATE_EVERY,
    expireEvery: e.EXPIRE_EVERY,
    demoData: e.DEMO_DATA ?? !production,
    demoSize: e.DEMO_SIZE,
    messages: e.MESSAGES === 'off' ? null : carriersOf(e, production),
    inbound: { sms: e.SMS_INBOUND_KEY ?? standInKey, email: e.MAIL_INBOUND_KEY ?? standInKey },
    deliverEvery: e.DELIVER_EVERY,
    webhookHosts: e.WEBHOOK_HOSTS ?? NO_HOSTS,
    devices: e.DEVICES === 'off' || (production && !e.GENIEACS_URL) ? null : { genieAcs: genieAcsOf(e) },
    singleSignOn: singleSignOnOf(e),
    efris: e.EFRIS === 'on' ? { access: efrisAccessOf(e) } : null,
    efrisEvery: e.EFRIS_EVERY,
    backups: backupSettingsOf(e),
    attachmentBucket: attachmentBucketOf(e),
    accounting: accountingSettingsOf(e),
    radius: { radiusAddress: e.RADIUS_ADDRESS ?? null, interimSeconds: e.RADIUS_INTERIM_SECONDS },
    holds: holdSettingsOf(e),
    accountingEvery: e.RADIUS_SPOOL_EVERY,
    disconnectsPerMinute: e.RADIUS_DISCONNECTS_PER_MINUTE,
    coaEvery: e.RADIUS_COA_EVERY,
    ...operatorSettingsOf(e, production),
  };
}

function carriersOf(
  { SMS_URL, SMS_KEY, SMTP_URL, MAIL_FROM, PLAIN_HOSTS }: z.output<typeof settingsSchema>,
  production: boolean,
): Config['messages'] {
  const isOverTls = (url: string) => production && !mayBePlain(url, PLAIN_HOSTS ?? NO_HOSTS);
  const mailServer = SMTP_URL && isOverTls(SMTP_URL) ? withTls(SMTP_URL) : SMTP_URL;
  return {
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY } : null,
    email: mailServer && MAIL_FROM ? { url: mailServer, from: MAIL_FROM } : null,
  };
}

function singleSignOnOf({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_LABEL: label,
  OIDC_TRUSTED_TENANT: tenant,
}: z.output<typeof settingsSchema>): Config['singleSignOn'] {
  if (!(issuer && clientId && clientSecret)) return null;
  return { issuer, clientId, clientSecret, label: label ?? null, trustedTenant: tenant ?? null };
}

function genieAcsOf({ GENIEACS_URL, GENIEACS_USER, GENIEACS_PASSWORD }: z.output<typeof settingsSchema>) {
  const isGuarded = GENIEACS_USER && GENIEACS_PASSWORD;
  const credentials = isGuarded ? { user: GENIEACS_USER, password: GENIEACS_PASSWORD } : null;
  return GENIEACS_URL ? { url: GENIEACS_URL, credentials } : null;
}
