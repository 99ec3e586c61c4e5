import { brand } from '../../contract/brand';
import { payBy } from './home';
import { country } from './law';

/** The page about the provider. */
export const ABOUT = {
  heading: `About ${brand.name}`,
  lead: `We bring fibre to homes and businesses in ${country}: a line of glass to your door, one fair price, and people who answer.`,
  story: [
    `${brand.name} plans, builds and looks after its own fibre, from the exchange to the box on your wall. So when something is wrong, nobody sends you from one company to the next: it is ours to put right.`,
    'We build where people ask for it. Every coverage check and every request moves an area up our list, and everyone who waits is called when the first line is lit.',
  ],
  promises: [
    {
      title: 'One price, all in',
      text: 'The price you see includes VAT and the whole period. Nothing renews or is taken by itself.',
    },
    {
      title: 'Every payment receipted',
      text: `You pay by ${payBy}, and every payment gets a receipt number at once. A payment is never counted twice.`,
    },
    {
      title: 'You see what we see',
      text: 'Follow your order step by step, from the first click to the light on the box, and always know who acts next.',
    },
    {
      title: 'A person answers',
      text: `By phone, WhatsApp or e-mail, ${brand.contacts.hours.toLowerCase()}. Every message gets a ticket number.`,
    },
    {
      title: 'Your money back',
      text: 'If the line cannot be brought in, or you cancel before it is, you get back all you paid.',
    },
    {
      title: 'Your data is yours',
      text: 'We ask for what an order needs, sell nothing, and never see your PIN. This site has no cookies and no trackers.',
    },
  ],
} as const;
