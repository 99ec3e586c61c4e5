import { SegmentedMessage } from 'sms-segments-calculator';

/** Returns the number of SMS that a text is sent as: 160 characters, or 70 if one of them is not in the GSM alphabet. */
export const smsParts = (text: string): number => (text ? new SegmentedMessage(text).segmentsCount : 0);
