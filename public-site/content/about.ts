import { brand } from '../../contract/brand';
import { payBy } from './home';
import { country } from './law';

/** The texts of the page about the provider. */
export const ABOUT = {
  heading: `About ${brand.name}`,
  lead: `We bring fibre to homes and businesses in ${country}: one line to your door, one fair price, and people who answer.`,
  story: [
    `${brand.name} plans, builds and looks after its own fibre, from the exchange to the box on your wall. When something is wrong, we put it right ourselves.`,
    'We build where people ask for it. The more people ask, the sooner we build, and we call everyone on the waiting list as soon as they can order.',
  ],
  promises: [
    {
      title: 'One price, all in',
      text: 'The price you see includes VAT and the whole period. Nothing renews automatically, and we never take money without your approval.',
    },
    {
      title: 'Every payment receipted',
      text: `You pay by ${payBy}, and every payment gets a receipt number at once. You are never charged twice.`,
    },
    {
      title: 'You see what we see',
      text: 'Follow your order step by step, from the first click to the light on the box, and always know what comes next.',
    },
    {
      title: 'A person answers',
      text: `By phone, WhatsApp or e-mail, ${brand.contacts.hours.toLowerCase()}. Every message gets a ticket number.`,
    },
    {
      title: 'Your money back',
      text: 'If we cannot install, or you cancel before we do, you get a full refund.',
    },
    {
      title: 'Your data is yours',
      text: 'We ask only for what an order needs, never sell data, and never see your PIN. This site has no trackers.',
    },
  ],
} as const;
