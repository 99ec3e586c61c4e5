/** How a message reaches somebody. */
export interface Way {
  channel: 'SMS' | 'EMAIL';
  recipient: string;
}

/**
 * How the person a ticket is about is told of what is said there: by SMS or, where there is no phone number, by mail; null
 * where staff noted neither.
 */
export function wayTo(contact: { phoneNumber: string | null; emailAddress: string | null }): Way | null {
  const { phoneNumber, emailAddress } = contact;
  if (phoneNumber) return { channel: 'SMS', recipient: phoneNumber };
  return emailAddress ? { channel: 'EMAIL', recipient: emailAddress } : null;
}
