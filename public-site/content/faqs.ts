import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import { payBy } from './home';

export interface Question {
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
}

export interface FaqTopic {
  /** The topic's anchor on the page. */
  id: string;
  heading: string;
  questions: readonly Question[];
}

const CALL = `call ${CONTACT_LINKS.phone.text}`;

/** Frequently asked questions by topic. */
export const FAQS: readonly FaqTopic[] = [
  {
    id: 'coverage',
    heading: 'Coverage',
    questions: [
      {
        question: 'Does your fibre reach my place?',
        answer: [
          'Type the name of your area on the home page, or share your location. You see at once whether fibre is there, being built, planned, or not there yet.',
        ],
      },
      {
        question: 'Fibre is not there yet. What can I do?',
        answer: [
          'Leave your name and number below the answer. We build first where most people are waiting, and call you as soon as you can order.',
        ],
      },
      {
        question: 'The map says yes. Is that certain?',
        answer: [
          'Nearly always. Our team confirms it on site before installing. If we cannot install, you get a full refund.',
        ],
      },
    ],
  },
  {
    id: 'ordering',
    heading: 'Ordering and installation',
    questions: [
      {
        question: 'How do I order?',
        answer: [
          'Choose a package, say where to install and who you are, and pay. It takes about three minutes and needs no account. If the connection drops, what you typed is saved.',
        ],
      },
      {
        question: 'Which package is right for me?',
        answer: [
          'Count the screens that are online at once. For calls, browsing and one film, the smallest will do; for a family with school, work and television, take a middle one; for many devices, games or an office, a fast one. You can change with your next period.',
        ],
      },
      {
        question: 'How long until I am online?',
        answer: [
          'We call you after your payment to arrange a day. The installation itself takes a few hours, and the line is tested with you before we leave.',
          'You can follow each step with your order number on the page “Track an order”.',
        ],
      },
      {
        question: 'I rent. Can I still have fibre?',
        answer: ['Yes. Ask the landlord for permission; we need it to bring in the line and fix a box to the wall.'],
      },
      {
        question: 'A sales agent gave me a link. Is that safe?',
        answer: [
          'Yes, as long as the address is this site’s. The agent is credited for your order; price and terms are the same. Pay only on this site, never to an agent’s own number.',
        ],
      },
    ],
  },
  {
    id: 'paying',
    heading: 'Paying',
    questions: [
      {
        question: 'How can I pay?',
        answer: [
          `By ${payBy}. You enter the number you will pay from and confirm on the payment provider’s secure page. Your PIN or card number never passes through us.`,
        ],
      },
      {
        question: 'I paid, but the page does not say so.',
        answer: [
          'Confirmation can be late. Do not pay again: we keep checking with the provider even when the page is closed. You will be charged only once.',
          `If it takes longer than an hour, ${CALL} with the payment reference.`,
        ],
      },
      {
        question: 'Can someone else pay for me?',
        answer: [
          'Yes. On the payment page, copy the link of your order and send it to them. They pay from their own phone. The page shows them only your first name and an initial.',
        ],
      },
      {
        question: 'Can I order now and pay later?',
        answer: ['Yes. Your order is saved and you owe nothing until you pay. We install once it is paid.'],
      },
      {
        question: 'Does it renew automatically?',
        answer: [
          'No. You renew when you want to, and nothing is taken without your approval. To renew, open “Renew” and enter your account number and the code we send by SMS. If you renew early, the new period starts when the current one ends, so you lose no days.',
        ],
      },
      {
        question: 'When does my period start?',
        answer: ['When we switch on your connection, not when you pay.'],
      },
      {
        question: 'How do I get my money back?',
        answer: [
          'You can cancel any time before installation and get a full refund. Call or write with your receipt number; we send the money back the way you paid.',
        ],
      },
    ],
  },
  {
    id: 'using',
    heading: 'Wi-Fi and speed',
    questions: [
      {
        question: 'My internet is slow or down. What should I try first?',
        answer: [
          'Check that the router has power and no red light. Unplug it, count to ten, plug it in again and wait two minutes. Then stand next to it: if it is fast there, the Wi-Fi is too weak further away.',
          `Still slow? Then ${CALL}: we can test your connection from here.`,
        ],
      },
      {
        question: 'How do I change my Wi-Fi name or password?',
        answer: [
          `Simply ${CALL} or write on WhatsApp from the number on your account. We change it while you wait, and we do not keep the password.`,
        ],
      },
      {
        question: 'How do I get good Wi-Fi everywhere?',
        answer: [
          'Place the router high and in the middle of your home, away from metal, mirrors and the fridge. Thick walls need a second access point; ask our team during installation.',
        ],
      },
      {
        question: 'What happens in a power cut?',
        answer: [
          'The fibre line needs no power in your house, but the router does. A small backup battery keeps it going for hours.',
        ],
      },
    ],
  },
  {
    id: 'support',
    heading: 'Help and changes',
    questions: [
      {
        question: 'How do I reach a person?',
        answer: [
          `You can ${CALL}, write to ${CONTACT_LINKS.email.text}, use WhatsApp or the contact form. We answer ${brand.contacts.hours.toLowerCase()}.`,
        ],
      },
      {
        question: 'I am moving. What now?',
        answer: [
          'Check the new place on the home page, then tell us. If our fibre reaches it, we move your connection.',
        ],
      },
      {
        question: 'Can I transfer my connection to someone else?',
        answer: ['Yes. Write to us from the number on the account, with the other person’s name and number.'],
      },
    ],
  },
];
