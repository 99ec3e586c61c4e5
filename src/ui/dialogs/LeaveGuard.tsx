import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * Asks before the user leaves a page while `holds` returns true because of unsaved changes; if the user leaves the back-office,
 * the browser asks. The back button can also close a drawer that has its own address on the page, so that is guarded too.
 */
export function LeaveGuard({ holds }: { holds(): boolean }) {
  const { t } = useWording();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      (from.pathname !== to.pathname || (historyAction === NavigationType.Pop && from.search !== to.search)) && holds(),
  );
  const beforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (holds()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', beforeUnload);
    return () => window.removeEventListener('beforeunload', beforeUnload);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('forms.leaveTitle')}
      text={t('forms.leaveText')}
      action={t('forms.leave')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
