import { defineResource } from '../language/defineResource';
import { bytes, dateTime, json, text } from '../language/kinds';

/** How far the accounting of a spool folder has been read, without declared access: one record for each folder. */
export const accountingReaders = defineResource({
  name: 'accounting-readers',
  label: ['Accounting reader', 'Accounting readers'],
  fields: {
    folder: text({ required: true, unique: true, maxLength: 1_000 }),
    /** The position in each file of the folder (server/network/accounting/Spool.ts). */
    positions: json(),
    /** The counts since the beginning. */
    packets: bytes({ required: true }),
    setAside: bytes({ required: true }),
    /** The bytes that wait to be read, and since when. */
    unread: bytes({ required: true }),
    /** When FreeRADIUS received the last packet that was read. */
    lastPacketAt: dateTime(),
    readAt: dateTime({ required: true }),
  },
});
