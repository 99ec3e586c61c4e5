import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import { payBy } from './home';

export interface Question {
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
}

export interface Topic {
  /** Its address on the page. */
  id: string;
  heading: string;
  questions: readonly Question[];
}

const CALL = `call ${CONTACT_LINKS.phone.text}`;

/** Questions that people ask, by topic. */
export const FAQS: readonly Topic[] = [
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
          'Leave your name and number below the answer. We build first where most people wait, and call you as soon as you can order.',
        ],
      },
      {
        question: 'The map says yes. Is that certain?',
        answer: [
          'Nearly always. Before anything is installed our team confirms it on site. If the line cannot be brought in after all, you get back everything you paid.',
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
          'Choose a package, say where to install and who you are, and pay. It takes about three minutes and needs no account. If the connection drops, what you typed waits for you.',
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
          'We call you after your payment to agree a day. The installation itself takes a few hours, and the line is tested with you before we leave.',
          'You can follow each step with your order number on the page “Track an order”.',
        ],
      },
      {
        question: 'I rent. Can I still have fibre?',
        answer: ['Yes. Ask the landlord for permission; we need it for the line and the box on the wall.'],
      },
      {
        question: 'A sales agent gave me a link. Is that safe?',
        answer: [
          'Yes, as long as the address is this site’s. The order then counts for the agent; price and terms are the same. Pay only on this site, never to an agent’s own number.',
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
          'Confirmation can be late. Do not pay again: we keep asking the provider even when the page is closed, and book the payment when it is confirmed. You are charged once only.',
          `If it takes longer than an hour, ${CALL} with the payment reference.`,
        ],
      },
      {
        question: 'Can somebody else pay for me?',
        answer: [
          'Yes. On the payment page, copy the link of your order and send it to them. They pay from their own phone. Of you the page shows your first name and an initial.',
        ],
      },
      {
        question: 'Can I order now and pay later?',
        answer: ['Yes. Your order stays as it is and nothing is owed. We begin with the installation once it is paid.'],
      },
      {
        question: 'Does it renew automatically?',
        answer: [
          'No. You renew when you want to, and nothing is taken without your approval. On the page “Renew” your account number and a code by SMS are all it takes. A period renewed early begins when the running one ends, so no day is lost.',
        ],
      },
      {
        question: 'When does my period start?',
        answer: ['When the line is switched on, not when you pay.'],
      },
      {
        question: 'How do I get my money back?',
        answer: [
          'Before installation you may cancel at any time and get everything back. Call or write with your receipt number; the money goes back the way it came.',
        ],
      },
    ],
  },
  {
    id: 'using',
    heading: 'Wi-Fi and speed',
    questions: [
      {
        question: 'My internet is slow or gone. What should I try first?',
        answer: [
          'See that the box has power and no red light. Unplug it, count to ten, plug it in again and wait two minutes. Then stand next to it: if it is fast there, the Wi-Fi is too weak further away.',
          `Still slow? Then ${CALL}: we can see the line from here.`,
        ],
      },
      {
        question: 'How do I change my Wi-Fi name or password?',
        answer: [
          `Simply ${CALL} or write on WhatsApp from the number on your account. We change it while you wait, and keep no copy of the password.`,
        ],
      },
      {
        question: 'How do I get good Wi-Fi everywhere?',
        answer: [
          'Place the box high and in the middle, away from metal, mirrors and the fridge. Thick walls need a second access point; ask our team at the installation.',
        ],
      },
      {
        question: 'What happens in a power cut?',
        answer: [
          'The line itself needs no power in your house, but the box does. A small battery for routers keeps it going for hours.',
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
        answer: ['Check the new place on the home page, then tell us. Where our fibre reaches, we move your line.'],
      },
      {
        question: 'Can I hand my connection on to somebody else?',
        answer: ['Yes. Write to us from the number on the account, with the other person’s name and number.'],
      },
    ],
  },
];
