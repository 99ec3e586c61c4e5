import { brand } from '../../contract/brand';
import { paymentMethodOf } from '../../contract/payments/carriers';

/** The payment methods in one phrase: "MTN Mobile Money, Airtel Money or Card". */
export const payBy = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  brand.carriers.map((carrier) => (carrier === 'PESAPAL' ? 'card' : paymentMethodOf(carrier))),
);

/** The texts of the home page. */
export const HOME = {
  heading: 'Fibre internet that keeps up with your home',
  lead: 'See in seconds whether our fibre reaches your place. No account needed.',
  facts: ['Prices include VAT', `Pay by ${payBy}`, `Support: ${brand.contacts.hours.toLowerCase()}`],
  packages: {
    heading: 'Packages',
    intro: 'One price for the whole period, VAT included. Choose by how many people and screens are online at once.',
  },
  steps: [
    {
      title: 'Check your place',
      text: 'Type the name of your area or share your location. We tell you at once whether fibre is there.',
    },
    {
      title: 'Choose a package',
      text: 'Tell us where to install and who you are. It takes about three minutes, and we save what you type.',
    },
    { title: 'Pay your way', text: `By ${payBy}. You get a receipt number straight away.` },
    {
      title: 'We install and switch on',
      text: 'Our team calls you to arrange a day, brings the line in and tests it with you. Follow every step online.',
    },
  ],
} as const;
