import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import { payBy } from './home';
import type { LegalText } from './LegalText';
import { country, law } from './law';

const { name } = brand;

/** The terms and conditions. */
export const TERMS: LegalText = {
  heading: 'Terms and conditions',
  lead: `What you and ${name} agree to when you order, pay for and use our internet. In plain words, so that you can hold us to them.`,
  since: '2026-11-01',
  sections: [
    {
      id: 'agreement',
      heading: 'Our agreement',
      paragraphs: [
        `“We” is ${name}, ${brand.contacts.address}. “You” is the person or business in whose name a connection is ordered. The agreement begins when you send an order, and these terms are part of it.`,
        'You must be at least 18 years old, or order for a business that has authorised you. The name, phone number and address you give must be right: we find you by them.',
      ],
    },
    {
      id: 'coverage',
      heading: 'Coverage and orders',
      paragraphs: [
        'The coverage check tells what our network map knows of a place. It is not yet a promise: our field team confirms on site that the line can be brought in.',
        'If a connection turns out not to be feasible, we cancel the order and pay back in full what you have paid for it.',
        'You may order first and pay later. An order that has not been paid binds nobody; its price is that of the package on the day you pay.',
      ],
    },
    {
      id: 'installation',
      heading: 'Installation and equipment',
      paragraphs: [
        'We call you to agree a day. Somebody over 18 has to be there, and where the building is not yours, you need its owner’s leave for the line and the box.',
        'The fibre line and the box on your wall (the ONU) stay ours while you use them. Keep them plugged in and dry, and do not open or move them. Tell us if you move: we move the line, where our network reaches.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      paragraphs: [
        `Prices are in ${brand.currency} and include VAT. A package is paid in advance for a period; its length stands beside its price. Periods do not renew by themselves, and we never take money that you have not approved.`,
        `You pay by ${payBy}, through a payment provider. You get a receipt with a number for every payment. We never ask for your PIN or card details, neither by phone nor by message.`,
        'Anybody may pay for your order. The subscription stays yours, and so does a refund’s decision; the money goes back to whoever paid.',
      ],
    },
    {
      id: 'period',
      heading: 'Your period',
      paragraphs: [
        'Your first period starts when the line is switched on, not when you pay. A period that you renew early begins when the running one ends: no day is lost.',
        'When a period ends without renewal, service stops. Renew it and it comes back; your account, your number and your box stay as they are.',
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      paragraphs: [
        'The speed of your package is the most that your line carries. What reaches a phone or laptop also depends on Wi-Fi, walls, the device and the site at the other end; a cable to the box shows what the line gives.',
        'We announce planned work beforehand wherever we can, and repair faults as fast as we can. If your connection is down through our fault for more than a day, ask us: we lengthen your period by the days lost.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'What the connection is not for',
      paragraphs: ['You may share it within your home or business. You may not:'],
      points: [
        'sell it on, or carry it to other buildings;',
        'use it to break the law, to attack or deceive others, or to send bulk messages nobody asked for;',
        'interfere with our network or with other customers’ connections.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancelling and refunds',
      paragraphs: [
        'Before the line is installed you may cancel at any time and get back what you paid. Once it is switched on, a period is not paid back in part, unless the fault is ours.',
        'To ask for a refund, call or write to us with your receipt number. Two people decide each refund; the money goes back the way it came, and we tell you when it is sent.',
        'A payment that arrives twice or in error is paid back, or kept for your next period if you prefer.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Suspension and ending',
      paragraphs: [
        'We may suspend a connection that harms the network or other people, or where the law requires it. We tell you why, and what ends the suspension.',
        'You may end the agreement whenever you like: simply do not renew, and let us collect the box.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We answer for damage that we cause by negligence or on purpose. For losses that nobody could foresee, or that result from power cuts, cut cables of others, or disasters, we do not.',
        `Nothing here takes away rights that the law of ${country} gives you as a consumer.`,
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints and law',
      paragraphs: [
        `Tell us first: ${CONTACT_LINKS.phone.text}, ${CONTACT_LINKS.email.text} or the contact page. Every complaint gets a ticket number and an answer. If the answer does not satisfy you, you may take it to ${law.regulator}.`,
        `The law of ${country} applies, and its courts decide.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'A change takes effect for periods that you pay for after it was published here. The period that you have already paid for runs on under the terms it was paid under.',
      ],
    },
  ],
};
