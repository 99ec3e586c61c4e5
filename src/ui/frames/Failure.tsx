import Alert from '@mui/material/Alert';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { Message } from './Message';

interface Props {
  error: unknown;
  onRetry(): unknown;
  /** True if the message replaces a whole page or list. */
  whole?: boolean;
}

/** Says what could not be loaded, in the service's own words if it sent any, and offers a retry. */
export function Failure({ error, onRetry, whole = false }: Props) {
  const { sentenceOf, t } = useWording();
  if (!whole) {
    const retry = (
      <ActionButton variant="text" color="inherit" onClick={() => onRetry()}>
        {t('common.tryAgain')}
      </ActionButton>
    );
    return (
      <Alert severity="error" action={retry}>
        {sentenceOf(error)}
      </Alert>
    );
  }
  return (
    <Message icon="triangle-alert" role="alert" title={t('lists.notLoaded')} text={sentenceOf(error)}>
      <ActionButton icon="refresh-cw" onClick={() => onRetry()}>
        {t('common.tryAgain')}
      </ActionButton>
    </Message>
  );
}
