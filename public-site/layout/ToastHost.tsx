import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type ToastMessage } from './toasts';

const Toaster = lazy(() => import('./Toaster'));

/** Fetches the toast library when there is something to say. */
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
