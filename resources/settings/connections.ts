import { email, type Field, phone, secret, text } from '../language/kinds';

/**
 * An outside system that the portal uses, and the settings that can be stored in the database for it, by their names in the
 * environment.
 */
interface Connection {
  label: string;
  /** Its purpose. */
  about: string;
  /** The setting with the address to which its secrets are sent. */
  leadsTo?: string;
  /** Only administrators may change it, because these settings can let someone sign in as others or read all data. */
  administrators?: true;
  settings: Record<string, Field>;
  /** The recipient that its test asks for. */
  addressee?: Field;
}

const address = (options: { label?: string; required?: true; help?: string }) =>
  text({ label: 'Address', maxLength: 300, ...options });
const key = (options: { label: string; help?: string }) => secret({ minLength: 1, maxLength: 300, ...options });

/**
 * The connections that can be set in the back-office. The accepted values of each setting are defined once, in
 * server/config/settingsSchema.ts; a `secret` is encrypted in the database and never returned.
 */
export const CONNECTIONS = {
  payments: {
    label: 'Payment provider',
    about: 'Pesapal takes mobile money and cards. Without it, customers cannot pay online.',
    leadsTo: 'PESAPAL_URL',
    settings: {
      PESAPAL_URL: address({
        help: 'https://pay.pesapal.com/v3 for real payments, https://cybqa.pesapal.com/pesapalv3 to try it out.',
      }),
      PESAPAL_CONSUMER_KEY: key({ label: 'Consumer key' }),
      PESAPAL_CONSUMER_SECRET: key({ label: 'Consumer secret', help: 'Pesapal sends you both by e-mail.' }),
    },
  },
  sms: {
    label: 'SMS',
    about: 'A gateway that takes messages over HTTPS. Until it is set up, messages wait in the outbox.',
    leadsTo: 'SMS_URL',
    administrators: true,
    settings: {
      SMS_URL: address({ help: 'The gateway takes POST with JSON { to, text, id }.' }),
      SMS_KEY: key({ label: 'Key', help: 'Sent as a bearer token.' }),
      SMS_INBOUND_KEY: key({
        label: 'Key for customers’ SMS',
        help: 'The gateway sends it as a bearer token when it delivers a customer’s SMS.',
      }),
    },
    addressee: phone({ label: 'Send a test SMS to', required: true }),
  },
  mail: {
    label: 'E-mail',
    about: 'Your mail server. Until it is set up, mail waits in the outbox.',
    administrators: true,
    settings: {
      SMTP_URL: key({
        label: 'Mail server',
        help: 'smtps://user:password@mail.example or smtp://user:password@mail.example:587.',
      }),
      MAIL_FROM: text({
        label: 'Sender',
        maxLength: 254,
        help: 'The address that mail comes from, e.g. Kitara Fibre <care@kitara.example>.',
      }),
      MAIL_INBOUND_KEY: key({
        label: 'Key for customers’ mail',
        help: 'Your mail service sends it as a bearer token when it delivers a customer’s mail.',
      }),
    },
    addressee: email({ label: 'Send a test e-mail to', required: true }),
  },
  devices: {
    label: 'Customers’ devices',
    about: 'GenieACS manages customers’ ONUs. Without it, connections are switched on and off by hand.',
    leadsTo: 'GENIEACS_URL',
    settings: {
      GENIEACS_URL: address({ help: 'Its northbound interface, e.g. http://acs.internal:7557.' }),
      GENIEACS_USER: text({ label: 'User', maxLength: 120, help: 'Only where a proxy guards it.' }),
      GENIEACS_PASSWORD: key({ label: 'Password' }),
    },
  },
  singleSignOn: {
    label: 'Single sign-on',
    about:
      'Staff sign in with the identity provider of your company, by OpenID Connect. Each must be a user here, with the e-mail address that the provider knows.',
    leadsTo: 'OIDC_ISSUER',
    administrators: true,
    settings: {
      OIDC_ISSUER: address({ label: 'Provider', help: 'Its issuer, e.g. https://accounts.google.com.' }),
      OIDC_CLIENT_ID: text({ label: 'Client ID', maxLength: 300 }),
      OIDC_CLIENT_SECRET: key({ label: 'Client secret', help: 'The provider gives you both for this portal.' }),
      OIDC_LABEL: text({
        label: 'Name',
        maxLength: 40,
        help: 'What stands on the button after “Sign in with”, e.g. Google. Left out: your company account.',
      }),
      OIDC_TRUSTED_TENANT: text({
        label: 'Trusted tenant',
        maxLength: 300,
        help: 'Only for a provider that does not confirm e-mail addresses, such as Microsoft Entra ID: the ID of your tenant there. All addresses in it are trusted.',
      }),
    },
  },
  backups: {
    label: 'Backups',
    about: 'A backup is made and proved each night. Give a folder on another disk, or an S3-compatible store.',
    leadsTo: 'BACKUP_BUCKET_URL',
    administrators: true,
    settings: {
      BACKUP_DIR: text({ label: 'Folder', maxLength: 300, help: 'On the server, e.g. /var/backups/kitara.' }),
      BACKUP_BUCKET_URL: address({ label: 'Store', help: 'https://s3.example/bucket/folder' }),
      BACKUP_BUCKET_KEY: text({ label: 'Access key', maxLength: 300 }),
      BACKUP_BUCKET_SECRET: key({ label: 'Secret key' }),
      BACKUP_BUCKET_REGION: text({ label: 'Region', maxLength: 60 }),
      BACKUP_HOUR: text({ label: 'Hour', maxLength: 2, help: '0 to 23; 2 if you leave it out.' }),
      BACKUP_KEEP: text({
        label: 'Backups to keep',
        maxLength: 12,
        help: 'Days, weeks and months; 7,4,12 if you leave it out.',
      }),
    },
  },
} as const satisfies Record<string, Connection>;

export type ConnectionName = keyof typeof CONNECTIONS;
type SettingsOf<C> = C extends { settings: infer S } ? S : never;
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The settings of all connections, by name. */
type ConnectionFields = Merged<SettingsOf<(typeof CONNECTIONS)[ConnectionName]>>;
export type ConnectionSetting = keyof ConnectionFields & string;

export const CONNECTION_NAMES = Object.keys(CONNECTIONS) as [ConnectionName, ...ConnectionName[]];

export const CONNECTION_SETTINGS: ConnectionFields = Object.assign(
  {},
  ...CONNECTION_NAMES.map((name) => CONNECTIONS[name].settings),
);

/** The settings that a connection can use. */
export const CONNECTION_USES = ['NONE', 'STAND_IN', 'ENVIRONMENT', 'SAVED'] as const;
export type ConnectionUse = (typeof CONNECTION_USES)[number];

/** Returns the names of a connection's settings. */
export const connectionSettings = (name: ConnectionName) =>
  Object.keys(CONNECTIONS[name].settings) as ConnectionSetting[];
