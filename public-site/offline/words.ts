import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { waitingSentence } from '../coverage/neighbours';
import type { FormName, Results } from './outbox';

interface Words<F extends FormName> {
  /** The name of the form for visitors; it starts a sentence. */
  what: string;
  /** The path of the form's page. */
  page: string;
  /** The message once it is sent, on whatever page the visitor is. */
  sent(result: Results[F]): string;
  /** The link to the next step. */
  next?(result: Results[F]): { to: string; text: string };
}

export const WORDS: { [F in FormName]: Words<F> } = {
  subscribe: {
    what: 'Your order',
    page: PUBLIC_ROUTES.subscribe,
    sent: ({ formNumber }) => `Your order ${formNumber} is with us.`,
    next: ({ id }) => ({ to: `${PUBLIC_ROUTES.subscriptionPay}?form=${id}`, text: 'Go to payment' }),
  },
  contact: {
    what: 'Your message',
    page: PUBLIC_ROUTES.contact,
    sent: ({ ticketNumber }) => `Your message is with us: ticket ${ticketNumber}.`,
  },
  interest: {
    what: 'Your request',
    page: PUBLIC_ROUTES.home,
    sent: ({ neighbours }) => `You are on the list. ${waitingSentence(neighbours)}`,
  },
};
