import { inWords } from '../../contract/text';
import { timeFault, WEEKDAYS } from '../../contract/tickets/supportHours';
import { defineResource } from '../language/defineResource';
import { boolean, oneOf, text } from '../language/kinds';

/** The support hours by day of the week; response times count only these hours. Seven records, created at start-up. */
export const supportHours = defineResource({
  name: 'support-hours',
  label: ['Support day', 'Support hours'],
  icon: 'clock',
  representation: (hours) => inWords(hours.day),
  headline: { about: ['day'] },
  fields: {
    day: oneOf(WEEKDAYS, { required: true, unique: true, readOnly: true }),
    isOpen: boolean({ label: 'Open', default: true }),
    opensAt: text({ label: 'Opens', required: true, maxLength: 5, fault: timeFault }),
    closesAt: text({ label: 'Closes', required: true, maxLength: 5, fault: timeFault }),
  },
  list: { columns: ['day', 'isOpen', 'opensAt', 'closesAt'] },
  screens: [{ list: 'support-hours', details: 'support-day-details', beside: 'saved-replies' }],
  access: { list: ['View Tickets', 'Manage Tickets'], update: 'Manage Tickets', whose: 'everybody' },
});
