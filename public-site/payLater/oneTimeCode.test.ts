import AES from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import { expect, it } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { API_KEY } from './envelope';
import { requestCode, verifyCode } from './oneTimeCode';

startAfresh();

const NOW = Date.UTC(2026, 2, 1);
const request = { subscriptionFormId: 'form-9', phoneNumber: '0771234567' };

it.each([
  ['the request', request, requestCode(request, NOW)],
  ['the verification', { ...request, code: '4711' }, verifyCode({ ...request, code: '4711' }, NOW)],
])('builds the envelope for %s of a code, succeeds and sends nothing', (_, payload, { success, envelope }) => {
  const sent = stubApi({});
  expect(success).toBe(true);
  expect(Object.keys(envelope)).toEqual(['data', 'apiKey', 'timestamp', 'origin', 'nonce']);
  expect(envelope).toMatchObject({ apiKey: API_KEY, timestamp: NOW, origin: 'WEB' });
  expect(envelope.data).not.toContain('0771234567');
  expect(JSON.parse(AES.decrypt(envelope.data, API_KEY).toString(utf8))).toEqual(payload);
  expect(sent).toEqual([]);
});

it('no two envelopes are the same', () => {
  const [one, other] = [requestCode(request, NOW).envelope, requestCode(request, NOW).envelope];
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.data).not.toBe(other.data);
});
