import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import type { LegalText } from './LegalText';
import { country, law } from './law';

const { name } = brand;

/** The privacy policy. */
export const PRIVACY: LegalText = {
  heading: 'Privacy policy',
  lead: 'What we know of you, why we know it, who sees it, and how you have it corrected or removed.',
  since: '2026-11-01',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [],
      points: [
        'We ask for what an order needs, and no more. What may be left empty is marked so.',
        'This site sets no cookies, has no analytics, and asks nothing of any other company’s servers.',
        'We never see your mobile money PIN or your card number.',
        'We do not sell personal data, and we do not look into what you do online.',
      ],
    },
    {
      id: 'who',
      heading: 'Who answers for your data',
      paragraphs: [
        `${name}, ${brand.contacts.address}, under ${law.dataLaw} of ${country}. For anything about your data, write to ${CONTACT_LINKS.email.text} or call ${CONTACT_LINKS.phone.text}.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we hold, and what for',
      paragraphs: [],
      points: [
        'Coverage checks: the place or point you asked about. It tells us where fibre is wanted.',
        'Orders and requests: name, phone numbers, e-mail, where you live and where we install, and your national ID number if you give it. With them we make the agreement, find the place and reach you.',
        'Payments: amount, means, the number that paid, references and receipts. We keep our books with them, and find a payment that was misdirected.',
        'Your connection: whether the box is online, its signal and its speed. We look when you report a fault. A Wi-Fi password that we set for you passes through and is kept nowhere.',
        'Renewals: the code that we send you, and where it was asked for, as fingerprints that cannot be read back. They stop guessing and go after a day.',
        'Messages and tickets: what you wrote and what we answered.',
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your phone',
      paragraphs: [
        'So that a dropped connection costs you nothing, this site keeps half-filled forms, forms that wait for the link, your last coverage check and a payment that is under way in your browser’s own storage, on your device only. The national ID number is left out, because phones are shared; an order that has one and waits for the link goes when you close its tab. What opens your account for a renewal goes when you close the window.',
        'A form is forgotten once it is sent. Clearing this site’s data in your browser removes everything at once. There are no cookies and no counters; should we ever want any, we ask you first.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      paragraphs: ['Only those who need it for their part:'],
      points: [
        'our staff, each as far as their task requires; every change they make is logged;',
        'the installer who comes to you: your name, phone number and address;',
        'the payment provider: the amount, your name and phone number, and your e-mail if you gave it;',
        'the carriers that deliver our SMS and e-mails;',
        `authorities of ${country}, where the law obliges us, and only as far as it does.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links that you share',
      paragraphs: [
        'Whoever has the link to your order can pay for it and see how far it is. The page shows them your first name and an initial; phone number and e-mail are hidden, and your ID is not there at all.',
      ],
    },
    {
      id: 'time',
      heading: 'How long we keep it',
      paragraphs: [
        'Your account: as long as you are a customer, and afterwards as long as a claim may be raised. Receipts and payments: as long as tax law demands. Requests that came to nothing: until fibre has reached the place, or you tell us to remove them.',
      ],
    },
    {
      id: 'safety',
      heading: 'How we protect it',
      paragraphs: [
        'Connections to this site are encrypted. Details are hidden from whoever holds only a link. Staff sign in by name, and see what their role needs. Should data ever be lost or seen by the wrong eyes, we tell you and the authorities.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold of you, have it corrected, object to its use, or have it removed where no law makes us keep it. It costs nothing; we ask you to show that it is you.',
        `If you are not content with our answer, ${law.dataOffice} handles complaints.`,
      ],
    },
  ],
};
