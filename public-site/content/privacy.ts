import { brand } from '../../contract/brand';
import { ANSWER_DAYS, periodInWords, RETENTION } from '../../contract/privacy/retention';
import { CONTACT_LINKS } from './contacts';
import type { LegalText } from './LegalText';
import { country, law } from './law';

const { name } = brand;

/** The data that is deleted automatically, with its retention period: from the declaration that the server's cleanup uses. */
const periods = Object.values(RETENTION).map(
  ({ what, days, since }) => `${what}: ${periodInWords(days)} after ${since}.`,
);

/** The privacy policy. */
export const PRIVACY: LegalText = {
  heading: 'Privacy policy',
  lead: 'What we know about you, why, who sees it, and how to correct or remove it.',
  since: '2026-11-28',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [],
      points: [
        'We ask only for what an order needs. Optional fields are marked.',
        'This site sets no cookies, has no analytics, and loads nothing from other companies’ servers. There is one exception: if very many people share your internet address, we set one cookie for a day. It holds a random number that tells your browser from theirs.',
        'We never see your mobile money PIN or your card number.',
        'We do not sell personal data, and we do not monitor what you do online.',
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible for your data',
      paragraphs: [
        `${name}, ${brand.contacts.address}, under ${law.dataLaw} of ${country}. For anything about your data, write to ${CONTACT_LINKS.email.text} or call ${CONTACT_LINKS.phone.text}.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we hold, and why',
      paragraphs: [],
      points: [
        'Coverage checks: the place or point you asked about. It shows us where people want fibre.',
        'Orders and requests: name, company, phone numbers, e-mail, where you live and where we install, and your national ID number if you give it. We use them to make the agreement, find the place and contact you.',
        'Payments: amount, payment method, the number you paid from, references and receipts. We use them for our accounts and to find a payment that was misdirected.',
        'Your connection: whether your router is online, its optical signal and its speed. We look when you report a fault. We do not keep a Wi-Fi password that we set for you.',
        'Renewals: the code that we send you, and where it was asked for, as fingerprints that cannot be read back. They prevent guessing.',
        'Messages and tickets: what you wrote and what we answered.',
        'What you agreed to: when you asked us to tell you of fibre, and to which text you agreed; and when you told us to stop reminding you.',
        'What you asked about your data: when and how, and when we answered.',
      ],
    },
    {
      id: 'device',
      heading: 'What is saved on your phone',
      paragraphs: [
        'So that you lose nothing if the connection drops, this site saves half-filled forms, forms waiting to be sent, your last coverage check and a payment in progress in your browser’s own storage, on your device only. Names, numbers and access codes are encrypted there. We leave out the national ID number, because phones are shared; an order that has one and is waiting to be sent is deleted when you close its tab. Access to your account for a renewal ends when you close the window.',
        'A form is forgotten once it is sent. Clearing this site’s data in your browser removes everything at once. There are no analytics and no other cookies. If we ever want any, we will ask you first.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      paragraphs: ['Only those who need it for their work:'],
      points: [
        'our staff, each as far as their work requires; every change is logged. Your national ID number is hidden from them too: who needs it opens it one at a time, and their name and the time are kept;',
        'the installer who visits you: your name, phone number and address;',
        'the payment provider: the amount, your name and phone number, and your e-mail if you gave it;',
        'the carriers that deliver our SMS and e-mails;',
        'the tax authority, for tax invoices: the amount, your name, phone number, e-mail and TIN;',
        `authorities of ${country}, where the law requires it, and no further.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links that you share',
      paragraphs: [
        'Anyone with the link to your order can pay for it and see its progress. They see your first name and an initial, or the name of your company; your phone number and e-mail are hidden, and your ID is not shown.',
      ],
    },
    {
      id: 'time',
      heading: 'How long we keep it',
      paragraphs: ['This is removed automatically:'],
      points: periods,
      after: [
        'Your account, your orders and your tickets: as long as you are a customer, and afterwards until you ask us to erase them. Receipts, payments and our books are never removed, but once you are erased they no longer say who you are, except as listed above for tax law.',
        'Backups hold a copy of everything until they expire: we keep the last of each of the past days, weeks and months. They are used to restore a lost system only; erasures made since are then done again.',
      ],
    },
    {
      id: 'safety',
      heading: 'How we protect it',
      paragraphs: [
        'Connections to this site are encrypted. People who have only a link do not see your details. Staff sign in by name and see only what their role needs. If data is ever lost or exposed, we tell you and the authorities.',
      ],
    },
    {
      id: 'copy',
      heading: 'A copy of your data',
      paragraphs: [
        `Ask us in person, by phone, by e-mail or by letter. We check that it is you, and give you a ZIP file within ${ANSWER_DAYS} days: one document to read, and data files for programs. It has your orders, accounts, subscriptions, payments, receipts, tickets with their messages, visits, what you agreed to, and who looked at your national ID.`,
      ],
    },
    {
      id: 'erasure',
      heading: 'Having your data erased',
      paragraphs: [
        `Ask us in the same ways; we do it within ${ANSWER_DAYS} days. It takes two members of staff, and it can’t be undone. It is not possible while something is open: a running subscription, an unpaid order or refund, a claim, a ticket, a visit, or a day of payments that is not closed yet.`,
        'We then replace your name by “Erased person” and empty phone numbers, e-mail addresses, ID numbers, addresses, places you asked about, the texts of tickets and messages, and what the log of changes said of you. Codes and sign-ins are removed.',
        'What stays: amounts, dates and numbers of payments, receipts and our books, without your name. Receipts that tax law still asks for keep the name and TIN they were made out to.',
      ],
    },
    {
      id: 'reminders',
      heading: 'Reminders and news',
      paragraphs: [
        'We remind you before your subscription ends. Tell us to stop, or choose “Stop reminding me” on this site, and we send no more reminders. Receipts, codes, news of your connection and answers to your messages are still sent, because they belong to the service.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You can ask what we hold about you, correct it, object to its use, or have it removed unless a law requires us to keep it. It is free; we ask you to prove who you are.',
        `If you are not satisfied with our answer, ${law.dataOffice} handles complaints.`,
      ],
    },
  ],
};
