import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import { waitingSentence } from '../coverage/neighbours';
import type { FormName, Results } from './outbox';

interface Words<F extends FormName> {
  /** The form, as the visitor thinks of it; it begins a sentence. */
  what: string;
  /** Where it is filled in. */
  page: string;
  /** What is said once it is sent, wherever the visitor is by then. */
  sent(result: Results[F]): string;
  /** Where it leads on to. */
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
