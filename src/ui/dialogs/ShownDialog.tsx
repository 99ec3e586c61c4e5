import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { TitledDialog } from './TitledDialog';

interface Props {
  title: string;
  maxWidth?: 'xs' | 'sm';
  onClose(): void;
  children: ReactNode;
}

/** A dialog for reading, which only has a close button. */
export function ShownDialog(props: Props) {
  const { t } = useWording();
  const close = (
    <ActionButton onClick={props.onClose} autoFocus>
      {t('common.close')}
    </ActionButton>
  );
  return <TitledDialog {...props} actions={close} />;
}
