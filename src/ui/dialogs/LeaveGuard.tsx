import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * Asks before a page is left while `holds` says that something on it is not saved; leaving the office, the browser asks. The back
 * button can also close a drawer that has its own address on the page.
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
