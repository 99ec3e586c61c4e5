import Bowser from 'bowser';
import type { Incoming } from '../Endpoint';

/** From where a call comes, as its user is told. */
export interface CameFrom {
  device: string | null;
  address: string | null;
}

/** Characters of a header that are looked at, and of a program's name. */
const [MOST, NAME] = [500, 40];

export const cameFrom = ({ header, address }: Pick<Incoming, 'header' | 'address'>): CameFrom => ({
  device: deviceWords(header('user-agent')),
  address,
});

/** A browser and its system, such as "Firefox, Windows", or a program by its name; null where the header tells of none. */
export function deviceWords(userAgent = ''): string | null {
  const given = userAgent.slice(0, MOST);
  if (!given.trim()) return null;
  const { browser, os } = Bowser.parse(given);
  const known = [browser.name, os.name].filter(Boolean).join(', ');
  return (os.name && known) || /^[\w.-]+/.exec(given)?.[0].slice(0, NAME) || null;
}
