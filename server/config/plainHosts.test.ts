import { expect, it } from 'vitest';
import { configFrom } from './config';
import { withTls } from './plainHosts';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3PfG',
  PUBLIC_URL: 'https://kitara.example',
};
const OF_PESAPAL = { PESAPAL_CONSUMER_KEY: 'k', PESAPAL_CONSUMER_SECRET: 's' };
const OF_BUCKET = { BACKUP_BUCKET_KEY: 'k', BACKUP_BUCKET_SECRET: 's' };
const FAULT = 'must begin with https:// in production, unless PLAIN_HOSTS lists its host';

it.each([
  ['PESAPAL_URL', OF_PESAPAL],
  ['SMS_URL', { SMS_KEY: 'k' }],
  ['BACKUP_BUCKET_URL', OF_BUCKET],
  ['ATTACHMENTS_BUCKET_URL', { ATTACHMENTS_BUCKET_KEY: 'k', ATTACHMENTS_BUCKET_SECRET: 's' }],
  ['GENIEACS_URL', {}],
])('production accepts %s without TLS only for this machine and listed hosts', (name, more) => {
  const with_ = (url: string, PLAIN_HOSTS = '') => configFrom({ ...PRODUCTION, ...more, [name]: url, PLAIN_HOSTS });
  for (const url of [
    'http://relay.internal:8080/a',
    'HTTP://relay.internal',
    'http://10.1.2.3',
    'http://localhost.example',
  ])
    expect(() => with_(url)).toThrow(`${name}: ${FAULT}`);
  expect(() => with_('http://relay.internal', 'other.internal,10.0.0.0/8')).toThrow(FAULT);
  for (const url of ['https://relay.example', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost:8080'])
    with_(url);
  with_('http://Relay.internal:8080', 'other.internal, relay.internal');
  with_('http://10.1.2.3', '10.0.0.0/8');
  configFrom({ ...PRODUCTION, ...more, [name]: 'http://relay.internal', NODE_ENV: 'development' });
});

it('refuses an invalid list of hosts, in one line', () => {
  expect(() => configFrom({ ...PRODUCTION, PLAIN_HOSTS: 'http://relay' })).toThrow(
    'PLAIN_HOSTS: "http://relay" is neither a host\'s name nor a network such as 10.0.0.0/8',
  );
});

it('sends mail over TLS in production, unless the server is on this machine or listed', () => {
  const MAIL_FROM = 'care@kitara.example';
  const mailAt = (SMTP_URL: string, more: object = {}) =>
    configFrom({ ...PRODUCTION, MAIL_FROM, SMTP_URL, ...more }).messages?.email?.url;
  expect(mailAt('smtp://u:p@mail.example:587')).toBe('smtp://u:p@mail.example:587?requireTLS=true');
  expect(mailAt('smtps://u:p@mail.example')).toBe('smtps://u:p@mail.example');
  for (const url of ['smtp://127.0.0.1:25', 'smtp://localhost']) expect(mailAt(url)).toBe(url);
  expect(mailAt('smtp://Relay.internal', { PLAIN_HOSTS: 'relay.internal' })).toBe('smtp://Relay.internal');
  expect(mailAt('smtp://mail.example', { NODE_ENV: 'development' })).toBe('smtp://mail.example');
});

it('TLS parameters in a URL do not count', () => {
  expect(withTls('smtp://mail.example?requireTLS=false&pool=true')).toBe(
    'smtp://mail.example?requireTLS=true&pool=true',
  );
});
