import { brand } from '../../contract/brand';
import { CONTACT_LINKS } from './contacts';
import { payBy } from './home';
import type { LegalText } from './LegalText';
import { country, law } from './law';

const { name } = brand;

/** The terms and conditions. */
export const TERMS: LegalText = {
  heading: 'Terms and conditions',
  lead: `What you and ${name} agree to when you order, pay for and use our internet. In plain words.`,
  since: '2026-11-01',
  sections: [
    {
      id: 'agreement',
      heading: 'Our agreement',
      paragraphs: [
        `“We” is ${name}, ${brand.contacts.address}. “You” is the person or business that orders a connection. The agreement begins when you send an order, and these terms are part of it.`,
        'You must be at least 18 years old, or order for a business that has authorised you. The name, phone number and address you give must be correct: we use them to find you.',
      ],
    },
    {
      id: 'coverage',
      heading: 'Coverage and orders',
      paragraphs: [
        'The coverage check shows what our network map says about a place. It is not a promise: our field team confirms on site that we can install.',
        'If we cannot install, we cancel the order and refund you in full.',
        'You may order first and pay later. An unpaid order commits neither of us. The price on the day you pay applies.',
      ],
    },
    {
      id: 'installation',
      heading: 'Installation and equipment',
      paragraphs: [
        'We call you to arrange a day. Someone over 18 must be there. If you do not own the building, you need the landlord’s permission.',
        'The fibre line and the box on your wall (the ONU) remain ours while you use them. Keep the box plugged in and dry, and do not open or move it. Tell us if you move: we move your connection if our network reaches the new place.',
      ],
    },
    {
      id: 'payment',
      heading: 'Prices and payment',
      paragraphs: [
        `Prices are in ${brand.currency} and include VAT. You pay for a package in advance for a period, shown beside its price. Periods do not renew automatically, and we never take money without your approval.`,
        `You pay by ${payBy}, through a payment provider. You get a receipt with a number for every payment. We never ask for your PIN or card details, by phone or by message.`,
        'Anyone may pay for your order. The subscription is yours, and only you can request a refund; the money goes back to the person who paid.',
      ],
    },
    {
      id: 'period',
      heading: 'Your period',
      paragraphs: [
        'Your first period starts when we switch on your connection, not when you pay. If you renew early, the new period starts when the current one ends: you lose no days.',
        'When a period ends without renewal, service stops. Renew and it comes back; your account, account number and equipment stay the same.',
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      paragraphs: [
        'The speed of your package is the maximum of your line. The speed on a phone or laptop also depends on Wi-Fi, walls, the device and the website you use. Test with a cable to the box.',
        'We announce planned work in advance when we can, and repair faults as fast as we can. If your connection is down for more than a day through our fault, tell us: we extend your period by the days lost.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: ['You may share it within your home or business. You may not:'],
      points: [
        'resell it, or extend it to other buildings;',
        'use it to break the law, to attack or deceive others, or to send bulk messages nobody asked for;',
        'interfere with our network or with other customers’ connections.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancelling and refunds',
      paragraphs: [
        'You may cancel any time before installation and get a full refund. Once we have switched on your connection, we do not refund part of a period unless the fault is ours.',
        'To ask for a refund, call or write to us with your receipt number. Two people approve each refund; we send the money back the way you paid, and tell you when it is sent.',
        'If you paid twice or by mistake, we refund you or credit your next period, as you prefer.',
      ],
    },
    {
      id: 'suspension',
      heading: 'Suspension and ending',
      paragraphs: [
        'We may suspend a connection that harms the network or other people, or where the law requires it. We tell you why, and what you can do.',
        'You may end the agreement at any time: do not renew, and let us collect the box.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We are liable for damage that we cause by negligence or on purpose. We are not liable for losses that no one could foresee, or that result from power cuts, damage by others or disasters.',
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
        'A change applies to periods that you pay for after it is published here. For a period you have already paid for, the earlier terms apply.',
      ],
    },
  ],
};
