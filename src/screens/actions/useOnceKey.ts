import { useState } from 'react';

/** A key for what is done in one form: however often it is sent, a lost answer included, it is done once. */
export function useOnceKey(): string {
  const [key] = useState(randomKey);
  return key;
}

/** `crypto.randomUUID` is missing where the page came over plain HTTP. */
const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
