import { use, useEffect, useState } from 'react';
import { SessionContext } from '../../session/access';
import { keptInput } from '../../session/keptInput';

/** A draft, kept in this tab until it is sent, even if the session expires meanwhile. */
export function useDraft(name: string) {
  const userId = use(SessionContext)?.user.id ?? '';
  const key = `reply ${name}`;
  const [text, setText] = useState(() => String(keptInput.find(userId, key)?.text ?? ''));
  useEffect(() => {
    if (text) keptInput.keep(userId, key, { text });
    else keptInput.remove(key);
  }, [userId, key, text]);
  return [text, setText] as const;
}
