import { Component, type ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { Message } from './Message';

/** A page that cannot be fetched or drawn is said so, with a reload; what is around it stays. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

/** What stands in its place. */
export function Crash() {
  const { t } = useWording();
  return (
    <Message icon="triangle-alert" role="alert" title={t('layout.notLoaded')} text={t('layout.notLoadedText')}>
      <ActionButton icon="refresh-cw" onClick={() => window.location.reload()}>
        {t('layout.loadItAgain')}
      </ActionButton>
    </Message>
  );
}
