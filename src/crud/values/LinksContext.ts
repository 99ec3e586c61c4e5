import { createContext } from 'react';

/** False if the surrounding element is already a link, as on a phone's cards. */
export const LinksContext = createContext(true);
