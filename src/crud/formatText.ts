import { formatPhone } from '../../contract/phone';

/** Formats a text if it is a phone number; other texts stay unchanged. */
export const formatText = (text: string): string => (text.startsWith('+') ? formatPhone(text) : text);
