import type { TICKET_PRIORITIES, WorkOrderType } from '../../contract/statuses';

/** The topic of a ticket, and what people write about it. */
export interface TicketTopic {
  subject: string;
  message: string;
  priority: (typeof TICKET_PRIORITIES)[number];
  /** The type of the visit, if one is needed. */
  visit?: WorkOrderType;
  notes: readonly string[];
  answers: readonly string[];
  thanks: readonly string[];
}

const THANKS = ['Thank you, it works again.', 'Thanks for the quick help.', 'It is fine now.'] as const;

/** Topics of customers. */
export const CUSTOMER_TOPICS: readonly TicketTopic[] = [
  {
    subject: 'No internet since this morning',
    message: 'The light called LOS is red since about six o’clock.',
    priority: 'HIGH',
    visit: 'REPAIR',
    notes: ['No optical signal at the ONU.', 'The neighbours are online, so it is the drop cable.'],
    answers: [
      'We see that the signal is lost. A team will visit you.',
      'Please keep the ONU on; we are sending a team.',
    ],
    thanks: THANKS,
  },
  {
    subject: 'Slow in the evening',
    message: 'Films keep stopping after eight in the evening. Mornings are fine.',
    priority: 'NORMAL',
    notes: ['The line is fine; the Wi-Fi is on a crowded channel.', 'Forty devices on a package for a few.'],
    answers: [
      'We moved your Wi-Fi to a free channel. Please test it this evening.',
      'Please try a cable, and tell us the speed.',
    ],
    thanks: THANKS,
  },
  {
    subject: 'Paid and still offline',
    message: 'I paid by mobile money an hour ago and I am still offline.',
    priority: 'URGENT',
    notes: ['The payment is there; the ONU was off when it was to be switched on.'],
    answers: [
      'Your payment is with us. Please switch the ONU off and on again.',
      'We have switched you on. Please try now.',
    ],
    thanks: THANKS,
  },
  {
    subject: 'Wi-Fi password forgotten',
    message: 'Please help me set a new password for the Wi-Fi.',
    priority: 'LOW',
    notes: ['Checked name and account number before the change.'],
    answers: [
      'We have called you and set the password that you chose.',
      'Which password would you like? Please call us with it.',
    ],
    thanks: THANKS,
  },
  {
    subject: 'Moving house next month',
    message: 'Can I take the connection to Najjera with me?',
    priority: 'NORMAL',
    visit: 'RELOCATION',
    notes: ['Najjera is built. A transfer keeps the paid days.'],
    answers: ['Yes. Tell us the new address and the day, and we will move it.', 'Yes, your paid days move with you.'],
    thanks: ['I will send the address.', 'Good to know, thank you.'],
  },
  {
    subject: 'Wrong name on the receipt',
    message: 'The receipt should be in the name of our company.',
    priority: 'LOW',
    notes: ['Passed on to finance.'],
    answers: ['Which name and TIN should be on it?', 'Finance will send you the receipt with the company’s name.'],
    thanks: ['Received, thank you.'],
  },
  {
    subject: 'Cable hangs over the road',
    message: 'A lorry has pulled the cable down in front of our gate.',
    priority: 'URGENT',
    visit: 'REPAIR',
    notes: ['Ladder and forty metres of drop cable needed.'],
    answers: ['Thank you for telling us. Please keep away from it; a team is coming today.'],
    thanks: THANKS,
  },
  {
    subject: 'Router keeps restarting',
    message: 'Every ten minutes or so, since the storm.',
    priority: 'HIGH',
    visit: 'REPAIR',
    notes: ['Power supply or lightning; take a spare ONU.'],
    answers: ['It sounds like the power supply. We will bring another ONU.'],
    thanks: THANKS,
  },
  {
    subject: 'Which package for six people?',
    message: 'We are six now, all of us online in the evening. Is 20 Mbps enough?',
    priority: 'LOW',
    notes: ['An upgrade to 40 at the next renewal.'],
    answers: ['For six people we suggest 40 Mbps. You can change with your next renewal.'],
    thanks: ['We will take it.', 'Thank you, I will think about it.'],
  },
];

/** Topics of people who are not customers yet. */
export const LEAD_TOPICS: readonly TicketTopic[] = [
  {
    subject: 'When do you come to Kyanja?',
    message: 'Three houses in our close want fibre.',
    priority: 'NORMAL',
    notes: ['Planned for next year; put them on the waiting list.'],
    answers: ['We plan to build there. We have put you on the waiting list.'],
    thanks: ['Thank you, we will wait.'],
  },
  {
    subject: 'Price for an office of twenty',
    message: 'We need a fixed address and a second line held ready.',
    priority: 'HIGH',
    notes: ['Offer Business 200.', 'They compare us with two others.'],
    answers: ['We have sent you an offer by e-mail. May we visit you this week?'],
    thanks: ['Received. We will decide on Monday.', 'Please call our office.'],
  },
  {
    subject: 'How long does installation take?',
    message: 'We move in on the first and need internet on that day.',
    priority: 'NORMAL',
    notes: ['Order five days ahead.'],
    answers: ['One to three days after payment. Order a week ahead to be safe.'],
    thanks: ['Thank you.'],
  },
  {
    subject: 'Do I pay for the router?',
    message: 'Another company asks for a deposit.',
    priority: 'LOW',
    notes: ['The ONU stays ours and is free while they are a customer.'],
    answers: ['No. The ONU is included for as long as you are our customer.'],
    thanks: ['Good, I will order.'],
  },
];
