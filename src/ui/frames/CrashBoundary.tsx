import { Component, type ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { Message } from './Message';

/** Shows a message and a reload button if a page can't be loaded or rendered; everything around it stays. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

/** The message in place of a page that failed. */
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
