import Button from '@mui/material/Button';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { Message } from './Message';

interface Props {
  error: unknown;
  onRetry(): unknown;
}

/** A call that failed: the service's own words where it has any, and another try. */
export function PageFailure({ error, onRetry }: Props) {
  const { t, sentenceOf } = useWording();
  return (
    <Message icon="triangle-alert" role="alert" title={t('lists.notLoaded')} text={sentenceOf(error)}>
      <Button variant="outlined" startIcon={<Icon name="refresh-cw" />} onClick={() => onRetry()}>
        {t('common.tryAgain')}
      </Button>
    </Message>
  );
}
