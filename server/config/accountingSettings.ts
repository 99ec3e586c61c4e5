import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { Network } from '../base/networks';
import { networkList } from './networkList';
import { wholeNumber } from './wholeNumber';

/** The settings of RADIUS accounting and of changes of sessions. `.env.example` and docs/radius.md explain each of them. */
export const accountingSchema = {
  RADIUS_SPOOL_DIR: z
    .string()
    .refine(isAbsolute, 'must be the whole path of a folder, such as /var/spool/kitara')
    .optional(),
  RADIUS_SPOOL_HOURS: wholeNumber(0, 8_760).default(24),
  RADIUS_INTERIM_SECONDS: wholeNumber(60, 86_400).default(300),
  RADIUS_SPOOL_EVERY: wholeNumber(50).default(2_000),
  RADIUS_ADDRESS: z.ipv4().optional(),
  RADIUS_CUSTOMER_NETWORKS: networkList.optional(),
  RADIUS_DISCONNECTS_PER_MINUTE: wholeNumber(1, 100_000).default(20),
  RADIUS_COA_EVERY: wholeNumber(50).default(2_000),
};

export interface AccountingSettings {
  /** The folder into which FreeRADIUS writes detail files. */
  folder: string;
  /** How long files are kept once they were read. */
  keepHours: number;
  /** The seconds between two reports of a NAS about a session. */
  interimSeconds: number;
  /** The networks of customers' lines; a caller from there is recognised by the address of a live session. */
  customerNetworks: readonly Network[];
}

/** Returns null if no spool is given. */
export const accountingSettingsOf = (e: z.output<z.ZodObject<typeof accountingSchema>>): AccountingSettings | null =>
  e.RADIUS_SPOOL_DIR
    ? {
        folder: e.RADIUS_SPOOL_DIR,
        keepHours: e.RADIUS_SPOOL_HOURS,
        interimSeconds: e.RADIUS_INTERIM_SECONDS,
        customerNetworks: e.RADIUS_CUSTOMER_NETWORKS ?? [],
      }
    : null;
