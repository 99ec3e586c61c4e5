import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEfrisStandIn } from '../../mock-server/efris/createEfrisStandIn';
import { createEfris } from '../../server/fiscal/efris/createEfris';
import type { DayKey, DayKeys } from '../../server/fiscal/efris/dayKeys';
import { keyFrom, readEfrisAnswer, requestOf, responseContent } from '../../server/fiscal/efris/envelope';
import { AuthorityError, type FiscalSale } from '../../server/ports/TaxAuthority';
import { START } from '../support/start';

const ADDRESS = 'http://efris.test/ws/taapp/getInformation';
const excise = { code: 'LED160400', name: 'Internet data', percent: 12 };

const saleOf = (amount: number, more: Partial<FiscalSale> = {}): FiscalSale => ({
  reference: `RCT-${amount}`,
  amount,
  buyer: { name: 'Amina Nakato', tin: null, phoneNumber: '+256772123456', emailAddress: null },
  paidBy: 'CASH',
  remarks: 'Kitara Home 20',
  ...more,
});

function inMemory(): DayKeys {
  let kept: DayKey | null = null;
  return {
    read: async () => kept,
    keep: async (dayKey) => {
      kept = dayKey;
    },
  };
}

describe('EFRIS', () => {
  let now: Date;
  let standIn: ReturnType<typeof createEfrisStandIn>;
  beforeEach(() => {
    now = new Date(START);
    standIn = createEfrisStandIn({ now: () => now });
  });
  const send: typeof fetch = async (input, init) => standIn.app.fetch(new Request(input as string, init));
  const authorityWith = (more: object = {}) =>
    createEfris({
      ...standIn.access,
      url: ADDRESS,
      fetch: send,
      now: () => now,
      timeoutMs: 1_000,
      dayKeys: inMemory(),
      ...more,
    });
  const post = async (request: object) => {
    const response = await standIn.app.request(ADDRESS, { method: 'POST', body: JSON.stringify(request) });
    return readEfrisAnswer(await response.json());
  };
  const codeOf = async (request: object) => (await post(request)).returnStateInfo.returnCode;
  /** Requests a key with T104 as the client does; returns the key. */
  const newKey = async () => {
    const answer = await post(requestOf(standIn.access, { code: 'T104', content: undefined, key: null, now }));
    const { passowrdDes } = responseContent(answer, null) as { passowrdDes: string };
    return keyFrom(passowrdDes, standIn.access.privateKey);
  };

  it('refuses requests with another key’s signature or without one', async () => {
    const key = await newKey();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = { ...standIn.access, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    const asked = { code: 'T130', content: [{}], key, now };
    expect(await codeOf(requestOf(forged, asked))).toBe('38');
    const request = requestOf(standIn.access, asked);
    expect(await codeOf({ ...request, data: { ...request.data, signature: '' } })).toBe('39');
    const changed = Buffer.from('[]').toString('base64');
    expect(await codeOf({ ...request, data: { ...request.data, content: changed } })).toBe('38');
    expect(await codeOf(request)).toBe('2066');
    expect(standIn.control.invoices()).toEqual([]);
  });

  it.each([
    ['another taxpayer', { tin: '1000000000' }, '100'],
    ['another device', { deviceNumber: 'x' }, '400'],
  ])('does not know %s', async (_, other, code) => {
    const authority = authorityWith(other);
    await expect(authority.issue(saleOf(1_000))).rejects.toMatchObject({ kind: 'unavailable', code });
  });

  it('accepts a clock that differs by at most ten minutes', async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const ask = (moment: Date) =>
      codeOf(requestOf(standIn.access, { code: 'T101', content: undefined, key: null, now: moment }));
    expect([await ask(at(10)), await ask(at(-10))]).toEqual(['00', '00']);
    expect([await ask(at(11)), await ask(at(-11))]).toEqual(['28', '28']);
  });

  it('requires a key, and a new one after a day', async () => {
    const ask = (key: Buffer) => codeOf(requestOf(standIn.access, { code: 'T103', content: undefined, key, now }));
    expect(await ask(Buffer.alloc(16))).toBe('401');
    const key = await newKey();
    expect(await ask(key)).toBe('00');
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await ask(key)).toBe('402');
  });

  it('is asked once at the start for the key, the taxpayer and the service', async () => {
    const authority = authorityWith();
    await Promise.all([authority.issue(saleOf(1_000)), authority.issue(saleOf(2_000))]);
    expect(standIn.control.calls()).toEqual(['T104', 'T103', 'T130', 'T109', 'T109']);
    await authorityWith().issue(saleOf(3_000));
    expect(standIn.control.invoices()).toHaveLength(3);
  });

  it('gives one key to two processes that request a new one concurrently', async () => {
    const dayKeys = inMemory();
    const [one, other] = [authorityWith({ dayKeys }), authorityWith({ dayKeys })];
    for (let amount = 1; amount <= 5; amount += 1) {
      await one.issue(saleOf(amount));
      await other.issue(saleOf(100 + amount));
    }
    await newKey();
    await one.issue(saleOf(1_000));
    await other.issue(saleOf(2_000));
    const calls = standIn.control.calls();
    // The first key, the one that the other process requested, and the next one.
    expect(calls.filter((code) => code === 'T104')).toHaveLength(3);
    expect(calls.filter((code) => code === 'T103')).toHaveLength(2);
    expect(standIn.control.invoices()).toHaveLength(12);
  });

  it.each([[null], [excise]])('accepts amounts at the boundaries of rounding, with the duty %j', async (duty) => {
    standIn = createEfrisStandIn({ now: () => now, excise: duty });
    const authority = authorityWith();
    const amounts = [
      1, 2, 3, 33, 59, 99, 118, 999, 1_001, 149_000, 149_001, 999_999, 1_000_000, 45_678_901, 999_999_999,
    ];
    for (const amount of amounts) await authority.issue(saleOf(amount));
    expect(standIn.control.invoices().map(({ grossAmount }) => grossAmount)).toEqual(amounts.map((each) => each * 100));
  });

  it('answers a known reference with its existing document', async () => {
    const authority = authorityWith();
    const first = await authority.issue(saleOf(1_000));
    expect(await authority.issue(saleOf(1_000))).toEqual(first);
    expect(await authority.find(saleOf(1_000))).toEqual(first);
    expect(await authority.find(saleOf(2_000))).toBeNull();
    expect(standIn.control.invoices()).toHaveLength(1);
    await expect(authority.find({ ...saleOf(1_000), amount: 999 })).rejects.toMatchObject({ code: 'other_document' });
  });

  it('refuses a business without a TIN, and a buyer without any data', async () => {
    const authority = authorityWith();
    const refusalOf = (buyer: Partial<FiscalSale['buyer']>) =>
      authority.issue(saleOf(1, { buyer: { ...saleOf(1).buyer, ...buyer } })).catch((error: AuthorityError) => error);
    expect(await refusalOf({ tin: '123456789' })).toMatchObject({ kind: 'refused', code: '3077' });
    expect(await refusalOf({ name: '', phoneNumber: '' })).toMatchObject({ kind: 'refused', code: '2887' });
    expect(standIn.control.invoices()).toEqual([]);
  });

  it.each([
    ['an answer that is no JSON', () => new Response('<h1>502</h1>', { status: 502 }), 'unreadable'],
    ['an answer without its code', () => Response.json({ data: {} }), 'unreadable'],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'network'],
    ['an answer too late', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
  ])('%s does not decide about a document', async (_, fetch, code) => {
    const authority = authorityWith({ fetch: async () => fetch() });
    const fault = await authority.issue(saleOf(1_000)).catch((error) => error);
    expect(fault).toBeInstanceOf(AuthorityError);
    expect(fault).toMatchObject({ kind: 'unavailable', code });
  });

  it('uses the QR address from the sign-in if a document has none', async () => {
    const authority = authorityWith({
      fetch: async (input: string, init: RequestInit) => {
        const code = JSON.parse(String(init.body)).globalInfo.interfaceCode;
        return code === 'T109' ? withoutQr(await send(input, init)) : send(input, init);
      },
    });
    const { qr, fiscalNumber, verificationCode } = await authority.issue(saleOf(1_000));
    expect(qr).toBe(`https://efris.example/verify?invoiceNo=${fiscalNumber}&antiFakeCode=${verificationCode}`);
  });
  /** Returns the document in an unencrypted answer without a QR code. */
  const withoutQr = async (response: Response) => {
    const answer = await response.json();
    const [invoice] = standIn.control.invoices();
    const document = { basicInformation: { ...invoice }, summary: { qrCode: '' } };
    const content = Buffer.from(JSON.stringify(document)).toString('base64');
    return Response.json({
      ...answer,
      data: { content, dataDescription: { codeType: '0', encryptCode: '1', zipCode: '0' } },
    });
  };
});
