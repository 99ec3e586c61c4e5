import { expect, it } from 'vitest';
import { configFrom } from '../../config/config';
import { taxInvoicesUse, usedBy } from './usedBy';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'f3Kq9ZtW7vB2xLmR5nYdJ8hPcS4gTaE6',
  PUBLIC_URL: 'https://kitara.example',
};
const sms = { SMS_URL: 'https://sms.example', SMS_KEY: 'sixteen-chars-ok' };

it('is a stand-in where the demo has one, and nothing in production', () => {
  const demo = configFrom({});
  expect([usedBy('payments', demo, []), usedBy('backups', demo, [])]).toEqual(['STAND_IN', 'NONE']);
  expect(usedBy('payments', configFrom(production), [])).toBe('NONE');
});

it('is the environment, or what was saved, once it is set up', () => {
  const config = configFrom({ ...sms });
  expect(usedBy('sms', config, [])).toBe('ENVIRONMENT');
  expect(usedBy('sms', config, ['SMTP_URL'])).toBe('ENVIRONMENT');
  expect(usedBy('sms', config, ['SMS_KEY'])).toBe('SAVED');
});

it('of tax invoices is nothing, or a stand-in', () => {
  expect(taxInvoicesUse(configFrom({}))).toBe('NONE');
  expect(taxInvoicesUse(configFrom({ EFRIS: 'on' }))).toBe('STAND_IN');
});
