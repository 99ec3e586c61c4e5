import { LANGUAGE_CODES } from '../../contract/languages';
import { defineResource } from '../language/defineResource';
import { dateTime, oneOf, reference, text } from '../language/kinds';

/** A report that a user gets by e-mail every Monday; the action on the report creates and removes it. */
export const reportMails = defineResource({
  name: 'report-mails',
  label: ['Report mail', 'Report mails'],
  fields: {
    userId: reference('users', { required: true }),
    /** The report's name. */
    report: text({ required: true, maxLength: 40 }),
    /** The kind of rows that was shown when the user chose it; null if the report has only one. */
    by: text({ maxLength: 40 }),
    /** The language in which the user had the back-office then. */
    language: oneOf(LANGUAGE_CODES, { required: true }),
    nextMailAt: dateTime({ required: true, indexed: true }),
  },
  unique: [['userId', 'report']],
});
