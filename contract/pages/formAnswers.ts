/** Texts that both answers to a visitor's form share: the site's own, and the server's for browsers whose script did not load. */
export const FORM_ANSWERS = {
  messageSent: 'Thank you, we have your message',
  askToBeTold: 'Get notified when fibre arrives.',
  whyAsk: 'The more people ask, the sooner we build.',
  onTheList: 'Thank you, you are on the list',
  whatFollows: 'We call or write to you as soon as you can order.',
} as const;
