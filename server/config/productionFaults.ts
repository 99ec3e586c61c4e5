import { mayBePlain, plainHostsOf } from './plainHosts';

/** Settings by their names in the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** It is published in this repository, so it protects nothing. */
export const DEMO_SECRET = 'demo-secret-not-for-production';

/** Everything else can be set in the back-office once the server runs (resources/settings/connections.ts). */
const NEEDED = ['APP_SECRET', 'PUBLIC_URL'] as const;
/** Addresses that receive secrets or personal data. */
const SECRET_TO = ['PESAPAL_URL', 'SMS_URL', 'GENIEACS_URL', 'BACKUP_BUCKET_URL', 'ATTACHMENTS_BUCKET_URL'] as const;
const OUTSIDE = ['PESAPAL_URL', 'SMS_URL', 'GENIEACS_URL', 'EFRIS_URL'] as const;

const SECRET_LENGTH = 32;
const DIFFERENT_CHARACTERS = 12;

/** Returns whether a secret can be guessed: it is too short, has too few different characters, or repeats a shorter text. */
function isWeak(secret: string): boolean {
  const characters = new Set(secret).size;
  return secret.length < SECRET_LENGTH || characters < DIFFERENT_CHARACTERS || /^(.+)\1+$/s.test(secret);
}

/** Returns what is missing or unsafe in the settings of a production server, one sentence each. */
export function productionFaults(given: Environment): string[] {
  const { APP_SECRET, PUBLIC_URL } = given;
  const faults = NEEDED.filter((name) => !given[name]).map((name) => `${name}: must be given in production`);
  if (APP_SECRET === DEMO_SECRET) faults.push('APP_SECRET: is the published one; anyone could forge tokens with it');
  else if (APP_SECRET && isWeak(APP_SECRET))
    faults.push(
      `APP_SECRET: can be guessed; give ${SECRET_LENGTH} random characters or more, e.g. of openssl rand -base64 32`,
    );
  if (PUBLIC_URL && !/^https:/i.test(PUBLIC_URL)) faults.push('PUBLIC_URL: must begin with https:// in production');
  if (given.OIDC_ISSUER && !/^https:/i.test(given.OIDC_ISSUER))
    faults.push('OIDC_ISSUER: must begin with https:// in production');
  const plainHosts = plainHostsOf(given.PLAIN_HOSTS);
  for (const name of SECRET_TO) {
    const url = given[name] ?? '';
    if (/^http:/i.test(url) && !mayBePlain(url, plainHosts))
      faults.push(`${name}: must begin with https:// in production, unless PLAIN_HOSTS lists its host`);
  }
  if (given.DEMO_DATA === 'true') faults.push('DEMO_DATA: must not be true in production; its sign-ins are published');
  if (given.LIMITS === 'off') faults.push('LIMITS: must be on in production');
  for (const name of OUTSIDE)
    if (given[name]?.includes('/stand-in/')) faults.push(`${name}: is a stand-in, which is not for production`);
  return faults;
}
