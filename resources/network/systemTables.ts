import { defineResource } from '../language/defineResource';
import { bytes, dateTime, json, text } from '../language/kinds';

/** Says how far the accounting of each spool folder has been read. No caller has access. */
export const accountingReaders = defineResource({
  name: 'accounting-readers',
  label: ['Accounting reader', 'Accounting readers'],
  fields: {
    folder: text({ required: true, unique: true, maxLength: 1_000 }),
    /** The position in each file of the folder (server/network/accounting/spool.ts). */
    positions: json(),
    /** The counts since the beginning. */
    packets: bytes({ required: true }),
    setAside: bytes({ required: true }),
    /** The number of bytes that wait to be read. */
    unread: bytes({ required: true }),
    /** When FreeRADIUS received the last packet that was read. */
    lastPacketAt: dateTime(),
    readAt: dateTime({ required: true }),
  },
});
