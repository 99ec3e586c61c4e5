import { brand } from '../../contract/brand';
import { payBy } from './home';
import { country } from './law';
import type { DocumentKey } from './titles';

const ORDERING = `Choose a ${brand.name} package and tell us where to install it. It takes about three minutes.`;
const PAYING = `Pay for a ${brand.name} order by ${payBy}.`;
const WAITING = 'Save your order and pay later, or let someone else pay.';

/**
 * The descriptions of pages for search engines and shared links. They are used at build time only: the browser does not load
 * them.
 */
export const DESCRIPTIONS: Record<DocumentKey, string> = {
  home: `See whether ${brand.name} reaches you, choose a package, pay by mobile money or card, and follow your installation.`,
  about: `Who ${brand.name} is, how we bring fibre to homes and businesses in ${country}, and what you can hold us to.`,
  faqs: `Coverage, installation, paying, Wi-Fi and support: the questions people ask ${brand.name}, answered.`,
  contact: `Call, write or send a message to ${brand.name}. ${brand.contacts.hours}.`,
  terms: `What you and ${brand.name} agree to when you order, pay for and use our fibre internet.`,
  privacy: `What ${brand.name} knows about you, why, who sees it, and how to correct or remove it.`,
  subscribe: ORDERING,
  subscribeWithAgent: ORDERING,
  subscriptionPay: PAYING,
  pay: PAYING,
  subscriptionPayLater: WAITING,
  payLater: WAITING,
  renewLogin: `Renew your ${brand.name} subscription with your account number or phone number, and pay by ${payBy}.`,
  renewCode: 'Enter the code we sent to the phone number on your account.',
  renew: 'Your package, when it ends, and what renewing costs.',
  payRenewal: `Pay for your ${brand.name} renewal by ${payBy}.`,
  paymentStatus: 'The status of your payment.',
  paymentSuccess: 'Your receipt and what happens next.',
  track: 'The progress of your order and the next step.',
  trackByDetails: `Follow your ${brand.name} order with its number and your phone number.`,
  comingSoon: `What ${brand.name} is building next.`,
  underConstruction: 'This page is being worked on.',
  notFound: 'There is no page at this address.',
  offline: 'Shown when you are offline.',
};
