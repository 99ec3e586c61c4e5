/** What both answers to a visitor's form say: the site's own, and the server's for a browser whose script has not come. */
export const FORM_ANSWERS = {
  messageSent: 'Thank you, we have your message',
  askToBeTold: 'Get notified when fibre arrives.',
  whyAsk: 'The more people ask, the sooner we build.',
  onTheList: 'Thank you, you are on the list',
  whatFollows: 'We call or write to you as soon as you can order.',
} as const;
