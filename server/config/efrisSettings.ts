import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { tinFault } from '../../contract/payments/tin';
import type { EfrisAccess } from '../ports/TaxAuthority';
import { wholeNumber } from './wholeNumber';

const code = z.string().regex(/^[\w-]{1,18}$/, 'takes up to 18 letters and digits');

/** The settings of EFRIS. `.env.example` explains each of them; docs/efris.md says where their values come from. */
export const efrisSchema = {
  EFRIS: z.enum(['on', 'off']).default('off'),
  EFRIS_URL: z.url({ protocol: /^https?$/ }).optional(),
  EFRIS_TIN: z
    .string()
    .refine((tin) => tinFault(tin) === null, 'must be 10 digits')
    .optional(),
  EFRIS_DEVICE_NUMBER: z.string().min(1).max(20).optional(),
  EFRIS_PRIVATE_KEY: z
    .string()
    .refine((key) => pemOf(key) !== null, 'must be an RSA key of 2048 bits: PKCS #8 in base64, on one line')
    .optional(),
  EFRIS_LEGAL_NAME: z.string().min(1).max(256).optional(),
  EFRIS_GOODS_CATEGORY: code.optional(),
  EFRIS_UNIT: code.optional(),
  EFRIS_SERVICE_CODE: z.string().min(1).max(50).optional(),
  EFRIS_SERVICE_NAME: z.string().min(1).max(200).optional(),
  EFRIS_INDUSTRY: code.optional(),
  EFRIS_EXCISE: z.enum(['on', 'off']).optional(),
  EFRIS_EXCISE_CODE: code.optional(),
  EFRIS_EXCISE_NAME: z.string().min(1).max(200).optional(),
  EFRIS_EXCISE_PERCENT: z.coerce.number().gt(0).max(100).optional(),
  /** The interval at which due fiscal documents are processed, in milliseconds. */
  EFRIS_EVERY: wholeNumber(50).default(5_000),
};

type Given = z.output<z.ZodObject<typeof efrisSchema>>;

/** How EFRIS is called. If the access is null, the stand-in is the authority. */
export interface EfrisSettings {
  access: EfrisAccess | null;
}

const NEEDED = [
  'EFRIS_URL',
  'EFRIS_TIN',
  'EFRIS_DEVICE_NUMBER',
  'EFRIS_PRIVATE_KEY',
  'EFRIS_LEGAL_NAME',
  'EFRIS_GOODS_CATEGORY',
  'EFRIS_UNIT',
  'EFRIS_SERVICE_CODE',
  'EFRIS_SERVICE_NAME',
  'EFRIS_INDUSTRY',
  'EFRIS_EXCISE',
] as const;
const NEEDED_FOR_EXCISE = ['EFRIS_EXCISE_CODE', 'EFRIS_EXCISE_NAME', 'EFRIS_EXCISE_PERCENT'] as const;

/**
 * Returns what EFRIS=on lacks, one sentence each. Outside production, it may be on with nothing else given; the stand-in is then
 * the authority. `vat` is in per cent.
 */
export function efrisFaults(given: Readonly<Record<string, string | undefined>>, vat: number): string[] {
  const needed = [...NEEDED, ...(given.EFRIS_EXCISE === 'on' ? NEEDED_FOR_EXCISE : [])];
  const isStandIn = given.NODE_ENV !== 'production' && needed.every((name) => !given[name]);
  const missing = isStandIn ? [] : needed.filter((name) => !given[name]);
  return [
    ...missing.map((name) => `${name}: must be given with EFRIS=on`),
    ...(vat > 0 ? [] : ['EFRIS: documents of sellers without VAT are not supported; BRAND_VAT is 0']),
  ];
}

/** Returns how to call EFRIS, or null if nothing is given. */
export function efrisAccessOf(e: Given): EfrisAccess | null {
  if (!e.EFRIS_URL) return null;
  const { EFRIS_EXCISE_CODE: excise = '', EFRIS_EXCISE_NAME: name = '', EFRIS_EXCISE_PERCENT: percent = 0 } = e;
  return {
    url: e.EFRIS_URL,
    tin: e.EFRIS_TIN ?? '',
    deviceNumber: e.EFRIS_DEVICE_NUMBER ?? '',
    privateKey: pemOf(e.EFRIS_PRIVATE_KEY ?? '') ?? '',
    legalName: e.EFRIS_LEGAL_NAME ?? '',
    service: {
      code: e.EFRIS_SERVICE_CODE ?? '',
      name: e.EFRIS_SERVICE_NAME ?? '',
      category: e.EFRIS_GOODS_CATEGORY ?? '',
      unit: e.EFRIS_UNIT ?? '',
    },
    industry: e.EFRIS_INDUSTRY ?? '',
    excise: e.EFRIS_EXCISE === 'on' ? { code: excise, name, percent } : null,
  };
}

/** Returns the key as PEM, or null if it is not an RSA key of 2048 bits. */
function pemOf(base64: string): string | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    const isRight = key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 2048;
    return isRight ? key.export({ format: 'pem', type: 'pkcs8' }).toString() : null;
  } catch {
    return null;
  }
}
