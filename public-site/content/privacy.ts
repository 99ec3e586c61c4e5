import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import type { LegalText } from './LegalText';
import { country, law } from './law';

const { name } = brand;

/** The privacy policy. */
export const PRIVACY: LegalText = {
  heading: 'Privacy policy',
  lead: 'What we know about you, why, who sees it, and how to correct or remove it.',
  since: '2026-11-01',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [],
      points: [
        'We ask only for what an order needs. Optional fields are marked.',
        'This site sets no cookies, has no analytics, and loads nothing from other companies’ servers.',
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
        'Orders and requests: name, phone numbers, e-mail, where you live and where we install, and your national ID number if you give it. We use them to make the agreement, find the place and contact you.',
        'Payments: amount, payment method, the number you paid from, references and receipts. We use them for our accounts and to find a payment that was misdirected.',
        'Your connection: whether your router is online, its optical signal and its speed. We look when you report a fault. We do not keep a Wi-Fi password that we set for you.',
        'Renewals: the code that we send you, and where it was asked for, as fingerprints that cannot be read back. They prevent guessing and are deleted after a day.',
        'Messages and tickets: what you wrote and what we answered.',
      ],
    },
    {
      id: 'device',
      heading: 'What is saved on your phone',
      paragraphs: [
        'So that you lose nothing if the connection drops, this site saves half-filled forms, forms waiting to be sent, your last coverage check and a payment in progress in your browser’s own storage, on your device only. Names, numbers and access codes are encrypted there. We leave out the national ID number, because phones are shared; an order that has one and is waiting to be sent is deleted when you close its tab. Access to your account for a renewal ends when you close the window.',
        'A form is forgotten once it is sent. Clearing this site’s data in your browser removes everything at once. There are no cookies and no analytics. If we ever want any, we will ask you first.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      paragraphs: ['Only those who need it for their work:'],
      points: [
        'our staff, each as far as their work requires; every change is logged;',
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
        'Anyone with the link to your order can pay for it and see its progress. They see your first name and an initial; your phone number and e-mail are hidden, and your ID is not shown.',
      ],
    },
    {
      id: 'time',
      heading: 'How long we keep it',
      paragraphs: [
        'Your account: as long as you are a customer, and then as long as a claim may be made. Receipts and payments: as long as tax law requires. Requests for fibre: until fibre has reached the place, or you ask us to remove them.',
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
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You can ask what we hold about you, correct it, object to its use, or have it removed unless a law requires us to keep it. It is free; we ask you to prove who you are.',
        `If you are not satisfied with our answer, ${law.dataOffice} handles complaints.`,
      ],
    },
  ],
};
