import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/** A key for what is done in one form: however often it is sent, a lost answer included, it is done once. */
export function useOnceKey(): string {
  const [key] = useState(() => uuid());
  return key;
}
