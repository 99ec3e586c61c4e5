import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFrom } from '../../contract/brand';
import { configFrom, SETTINGS } from './config';

const lines = readFileSync('.env.example', 'utf8').split('\n');
const settings = lines.flatMap((line, at) => {
  const [, name, value = ''] = /^#?([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? [];
  return name ? [{ name, value, at }] : [];
});

/** Returns the names of the settings that the brand reads. */
function brandSettings(): string[] {
  const asked = new Set<string>();
  brandFrom(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  return [...asked];
}

it('lists every setting once in .env.example, and no other', () => {
  expect(settings.map(({ name }) => name).sort()).toEqual([...SETTINGS, ...brandSettings()].sort());
});

it('.env.example explains every setting, or the group to which it belongs', () => {
  const isSetting = (at: number) => settings.some((setting) => setting.at === at);
  for (const { name, at } of settings) {
    let before = at - 1;
    while (isSetting(before)) before -= 1;
    expect(lines[before], name).toMatch(/^# .{10,}/);
  }
});

it('.env.example has usable values, and no secret', () => {
  const given = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  const secret = { APP_SECRET: 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3PfG', SMS_KEY: 'key', METRICS_TOKEN: 'sixteen-chars-ok' };
  const keys = { PESAPAL_CONSUMER_KEY: 'k', PESAPAL_CONSUMER_SECRET: 's', OIDC_CLIENT_SECRET: 's' };
  for (const name of Object.keys({ ...secret, ...keys })) expect(given[name], name).toBe('');
  expect(configFrom({ ...given, ...secret, ...keys })).toMatchObject({ production: true, host: '127.0.0.1' });
});
