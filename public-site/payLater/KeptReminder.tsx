import { lazy, Suspense } from 'react';
import { useHydrated } from '../layout/useHydrated';
import { recallReminder } from './reminder';

const ReminderNotice = lazy(() => import('./ReminderNotice'));

/** Loads the reminder of an unpaid order if this device has one. */
export function KeptReminder() {
  const hydrated = useHydrated();
  if (!hydrated || !recallReminder()) return null;
  return (
    <Suspense fallback={null}>
      <ReminderNotice />
    </Suspense>
  );
}
