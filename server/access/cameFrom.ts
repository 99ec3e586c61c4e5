import Bowser from 'bowser';
import type { Incoming } from '../Endpoint';

/** The origin of a call, as shown to its user. */
export interface CameFrom {
  device: string | null;
  address: string | null;
}

/** The maximum number of characters that are read of a header, and of a program's name. */
const [MOST, NAME] = [500, 40];

export const cameFrom = ({ header, address }: Pick<Incoming, 'header' | 'address'>): CameFrom => ({
  device: deviceWords(header('user-agent')),
  address,
});

/** Returns a browser and its system, such as "Firefox, Windows", or a program by its name, or null if the header names none. */
export function deviceWords(userAgent = ''): string | null {
  const given = userAgent.slice(0, MOST);
  if (!given.trim()) return null;
  const { browser, os } = Bowser.parse(given);
  const known = [browser.name, os.name].filter(Boolean).join(', ');
  return (os.name && known) || /^[\w.-]+/.exec(given)?.[0].slice(0, NAME) || null;
}
