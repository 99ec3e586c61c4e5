/** The channel and recipient of a message. */
export interface Way {
  channel: 'SMS' | 'EMAIL';
  recipient: string;
}

/** Returns how the person of a ticket is notified: by SMS or, without a phone number, by e-mail; null if neither is known. */
export function wayTo(contact: { phoneNumber: string | null; emailAddress: string | null }): Way | null {
  const { phoneNumber, emailAddress } = contact;
  if (phoneNumber) return { channel: 'SMS', recipient: phoneNumber };
  return emailAddress ? { channel: 'EMAIL', recipient: emailAddress } : null;
}
