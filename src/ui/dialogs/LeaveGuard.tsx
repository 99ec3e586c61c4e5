import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  /** Whether something is not saved. */
  holds(): boolean;
  /** Whether the browser's back button closes what is not saved without leaving the page, as it does with a drawer. */
  closes?: boolean;
}

/** Asks before a page is left while something on it is not saved; leaving the office, the browser asks. */
export function LeaveGuard({ holds, closes = false }: Props) {
  const { t } = useWording();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || (closes && from.search !== to.search)) && holds(),
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
