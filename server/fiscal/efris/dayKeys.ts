import { z } from 'zod';
import { settings } from '../../../resources/catalogue/systemTables';
import { type Sealed, seal, unseal } from '../../base/sealed';
import type { EfrisAccess } from '../../ports/TaxAuthority';
import { createRecord } from '../../store/createRecord';
import { type Store, UniqueViolation } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';

/** The key that EFRIS issues for a day. */
export interface DayKey {
  key: Buffer;
  /** When to request a new one. */
  until: Date;
  /** The address at which people check a document, or null if EFRIS names none. */
  qrCodeUrl: string | null;
}

/**
 * The storage through which server processes share the key of the day: EFRIS invalidates the earlier key of a device when it
 * issues a new one.
 */
export interface DayKeys {
  /** Returns the newest key, or null if there is none. */
  read(): Promise<DayKey | null>;
  keep(dayKey: DayKey): Promise<void>;
}

/** The name of the key in the settings. */
export const DAY_KEY = 'efris-day-key';

const written = z.object({
  key: z.base64().transform((text) => Buffer.from(text, 'base64')),
  until: z.iso.datetime().transform((text) => new Date(text)),
  qrCodeUrl: z.string().nullable(),
});

/** Stores the day's key in the database, sealed for one device of one taxpayer. */
export function keptDayKeys(
  store: Store,
  { tin, deviceNumber }: Pick<EfrisAccess, 'tin' | 'deviceNumber'>,
  appSecret: string,
  now: () => Date,
): DayKeys {
  const sealed: Sealed = { secret: appSecret, purpose: 'kitara efris day key', owner: `${tin} ${deviceNumber}` };
  const find = async () => (await store.find(settings, { where: [{ path: 'key', in: [DAY_KEY] }], limit: 1 }))[0];
  return {
    async read() {
      const row = await find();
      const text = row ? unseal(sealed, String(row.value)) : null;
      return text === null ? null : written.parse(JSON.parse(text));
    },

    async keep({ key, until, qrCodeUrl }) {
      const text = JSON.stringify({ key: key.toString('base64'), until: until.toISOString(), qrCodeUrl });
      const value = seal(sealed, text);
      const row = await find();
      if (row) await updateRecord(store, settings, row.id, { value }, now());
      else
        await createRecord(store, settings, { key: DAY_KEY, value }, now()).catch((error) => {
          // Another process has stored one in the meantime, which is read after EFRIS refuses a call.
          if (!(error instanceof UniqueViolation)) throw error;
        });
    },
  };
}
