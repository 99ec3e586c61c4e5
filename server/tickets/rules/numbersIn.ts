import { formatNumber } from '../../../resources/language/sequence';
import { tickets } from '../../../resources/tickets/tickets';
import { withPlainSigns } from '../../rules/runningNumber';

/** The maximum number of ticket numbers that a message is searched for. */
const MOST = 5;

/** Returns the ticket numbers in a text, however they are typed: `TK-000578` for `tk 578`. */
export function numbersIn(words: string): string[] {
  const found = withPlainSigns(words).matchAll(/\bTK[\s-]?(\d{1,9})\b/gi);
  const numbers = [...found].map(([, digits]) => formatNumber(tickets.fields.ticketNumber, Number(digits), 0));
  return [...new Set(numbers)].slice(0, MOST);
}
