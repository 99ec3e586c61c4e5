import { formatPhone } from '../../contract/phone';

/** A text as people write it, where it is a phone number. */
export const formatText = (text: string): string => (text.startsWith('+') ? formatPhone(text) : text);
