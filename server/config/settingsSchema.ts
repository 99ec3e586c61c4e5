import { z } from 'zod';
import { isDatabaseUrl } from '../store/addresses';
import { accountingSchema } from './accountingSettings';
import { attachmentSchema } from './attachmentSettings';
import { backupSchema } from './backupSettings';
import { DEMO_SIZES } from './demoSize';
import { efrisSchema } from './efrisSettings';
import { holdSchema } from './holdSettings';
import { hostList } from './hostList';
import { networkList } from './networkList';
import { operatorSchema } from './operatorSettings';
import { wholeNumber } from './wholeNumber';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const WEB_ADDRESS = 'must be an address that begins with https:// or http://';

const inboundKey = z
  .string()
  .min(16)
  .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks');

/** The schema of each setting, by its name in the environment. The settings of the brand are in contract/brand.ts. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address to listen on. Default: all of the machine's, because in a container no other address could be reached. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL server. Of several hosts, separated by commas, the one that accepts writes is used. */
  DATABASE_URL: z.string().refine(isDatabaseUrl, 'takes postgres://user:password@host:5432/database').optional(),
  /**
   * The address at which people and the provider reach this server, e.g. `https://kitara.example`. Default:
   * http://localhost:PORT.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^/]+:\/\/[^/?#@]+\/?$/, 'takes a protocol, a name and a port alone, e.g. https://kitara.example')
    .optional(),
  APP_SECRET: z.string().min(16).optional(),
  PESAPAL_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  PESAPAL_CONSUMER_KEY: z.string().min(1).optional(),
  PESAPAL_CONSUMER_SECRET: z.string().min(1).optional(),
  /** The proxies in front of this server, whose X-Forwarded-For identifies the caller. Default: none. */
  TRUSTED_PROXIES: networkList.optional(),
  /** `off`: calls are not limited, for load tests. Never in production. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The interval at which the reconciler looks for due payments, in milliseconds. */
  RECONCILE_EVERY: wholeNumber(50).default(5_000),
  /** The interval at which due network tasks are tried, in milliseconds. */
  ACTIVATE_EVERY: wholeNumber(50).default(5_000),
  /** The interval at which subscriptions that have ended or soon will are looked for, in milliseconds. */
  EXPIRE_EVERY: wholeNumber(50).default(30_000),
  DEMO_DATA: flag.optional(),
  /** The amount of demo data: `small` for tests, `large` (100,000 accounts) for benchmarks. */
  DEMO_SIZE: z.enum(DEMO_SIZES).default('default'),
  /** `off`: messages wait in the outbox. Once it is `on`, those that have not expired are sent. */
  MESSAGES: z.enum(['on', 'off']).default('on'),
  /** A gateway that accepts POST JSON `{ to, text, id }`, and its bearer key. */
  SMS_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  SMS_KEY: z
    .string()
    .min(1)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** The bearer keys with which gateways deliver customers' messages to us. Without one, none are accepted. */
  SMS_INBOUND_KEY: inboundKey.optional(),
  MAIL_INBOUND_KEY: inboundKey.optional(),
  /** `smtp://user:password@host:587` or `smtps://…`, and the sender's address. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtps:// or smtp://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address')
    .optional(),
  /** The interval at which the outbox is processed, in milliseconds. */
  DELIVER_EVERY: wholeNumber(50).default(2_000),
  /** Hosts and networks that webhooks may reach although they are not public. Default: none. */
  WEBHOOK_HOSTS: hostList.optional(),
  /** Hosts and networks that production may reach without TLS, in addition to this machine. */
  PLAIN_HOSTS: hostList.optional(),
  /** `off`: nothing is sent to customers' ONUs, and their tasks wait. */
  DEVICES: z.enum(['on', 'off']).default('on'),
  /** GenieACS's northbound interface, e.g. `http://acs.internal:7557`, with user and password if a proxy protects it. */
  GENIEACS_URL: z
    .url({ protocol: /^https?$/, error: WEB_ADDRESS })
    .regex(/^[^@]*$/, 'takes no user; give GENIEACS_USER and GENIEACS_PASSWORD')
    .optional(),
  GENIEACS_USER: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .optional(),
  GENIEACS_PASSWORD: z.string().min(1).optional(),
  /** The identity provider with which staff may sign in, and this portal's credentials there. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: WEB_ADDRESS })
    .regex(/^[^?#@]*$/, 'takes the issuer alone, e.g. https://accounts.example')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_LABEL: z.string().min(1).max(40).optional(),
  OIDC_TRUSTED_TENANT: z.string().min(1).max(300).optional(),
  ...operatorSchema,
  ...backupSchema,
  ...attachmentSchema,
  ...accountingSchema,
  ...holdSchema,
  ...efrisSchema,
});
