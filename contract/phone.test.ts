import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, looksLikeUsername, normalisePhone, prefixCarrier } from './phone';

const NORMAL = '+256772123456';

describe('a Ugandan number', () => {
  it.each([
    '0772123456',
    '772123456',
    '256772123456',
    '+256772123456',
    '00256772123456',
    '0772 123 456',
    '0772-123-456',
    '0772.123.456',
    '(0772) 123456',
    ' 077 2123456 ',
    '+256 772 123 456',
    '+256-772-123456',
    '256 772 123456',
    '+256 (0)772 123456',
    '+256\u00a0772\u00a0123456',
    '+256 0772 123456',
    '2560772123456',
    '00256 (0)772-123-456',
    '0772/123456',
    '0772\u2011123\u2013456',
    '\u202a+256 772 123456\u202c',
    '+256\ufe0f-772-123-456',
    '0772\u00ad123\u00ad456',
    '0772\u2212123\u2212456',
    '0772\u2e3a123\uff0d456',
    '０７７２１２３４５６',
    '٠٧٧٢١٢٣٤٥٦',
    '۰۷۷۲۱۲۳۴۵۶',
    '०७७२१२३४५६',
    '＋256772123456',
    'tel:0772123456',
    'TEL:+256-772-123456',
  ])('written as %j is normalised to +256772123456', (written) => {
    expect(normalisePhone(written)).toBe(NORMAL);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', 'call me'],
    ['a letter among the digits', '0772l23456'],
    ['eight national digits', '77212345'],
    ['eight after the zero', '077212345'],
    ['ten after the zero', '07721234567'],
    ['eight after the country', '+25677212345'],
    ['ten after the country', '+2567721234567'],
    ['two zeros after the country', '+25600772123456'],
    ['another country', '+254722123456'],
    ['another scheme', 'sms:0772123456'],
    ['a number after much else', `${' '.repeat(300)}0772123456`],
    ['two pluses', '++256772123456'],
    ['a plus in the middle', '0772+123456'],
    ['a national number that begins with 1', '0172123456'],
    ['a national number that begins with 8', '0872123456'],
  ])('is not %s', (_what, written) => {
    expect(normalisePhone(written)).toBeNull();
  });

  it('may be a landline', () => {
    expect(normalisePhone('0414 123 456')).toBe('+256414123456');
    expect(normalisePhone('0312 000 100')).toBe('+256312000100');
    expect(normalisePhone('0200 123 456')).toBe('+256200123456');
  });

  it('stays the same when it is normalised again, or formatted and normalised', () =>
    fc.assert(
      fc.property(fc.integer({ min: 200_000_000, max: 799_999_999 }), (national) => {
        const normal = normalisePhone(`0${national}`);
        expect(normal).toBe(`+256${national}`);
        expect(normalisePhone(normal ?? '')).toBe(normal);
        expect(normalisePhone(formatPhone(normal ?? ''))).toBe(normal);
      }),
    ));
});

describe('the carrier of a prefix', () => {
  it.each(['076', '077', '078', '079', '031', '039'])('is MTN for %s', (prefix) => {
    expect(prefixCarrier(`${prefix}1234567`)).toBe('MTN_UGANDA');
    expect(prefixCarrier(`+256${prefix.slice(1)}1234567`)).toBe('MTN_UGANDA');
  });

  it.each(['070', '074', '075', '020'])('is Airtel for %s', (prefix) => {
    expect(prefixCarrier(`${prefix}1234567`)).toBe('AIRTEL_UGANDA');
    expect(prefixCarrier(`256${prefix.slice(1)}1234567`)).toBe('AIRTEL_UGANDA');
  });

  it.each(['071', '072', '073', '041', '030', '038'])('is unknown for %s', (prefix) => {
    expect(prefixCarrier(`${prefix}1234567`)).toBeNull();
  });

  it('is unknown if the text is not a phone number', () => {
    expect(prefixCarrier('077123')).toBeNull();
    expect(prefixCarrier('')).toBeNull();
  });
});

describe('a formatted number', () => {
  it('is written 0772 123 456; other text stays unchanged', () => {
    expect(formatPhone(NORMAL)).toBe('0772 123 456');
    expect(formatPhone('772123456')).toBe('0772 123 456');
    expect(formatPhone('ask at the desk')).toBe('ask at the desk');
  });
});

describe('looksLikeUsername', () => {
  it.each(['a@b.c', 'admin@kitara.example', '0772123456', '1234567890'])('accepts %s', (input) => {
    expect(looksLikeUsername(input)).toBe(true);
  });
  it.each(['', 'admin', 'a@b', 'a b@c.d', '@b.c', '123456789', '12345678901', '+256772123456'])(
    'refuses %j',
    (input) => {
      expect(looksLikeUsername(input)).toBe(false);
    },
  );
});
