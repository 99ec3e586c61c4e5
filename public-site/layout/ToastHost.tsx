import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from './toasts';

const Silent: ComponentType<{ messages: ToastMessage[] }> = () => null;
// Without a connection it may fail to load; a passing message is no reason to lose the page.
const Toaster = lazy<typeof Silent>(() => import('./Toaster').catch(() => ({ default: Silent })));

/** Loads the toast library when there is a message. */
export function ToastHost() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  useEffect(() => onToast((message) => setMessages((before) => [...before, message])), []);
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster messages={messages} />
    </Suspense>
  );
}
