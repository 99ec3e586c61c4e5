import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWording } from '../../i18n/useWording';

interface Props {
  error: unknown;
  onRetry(): unknown;
}

/** A part of a page that could not be loaded: why, and another try. */
export function Failure({ error, onRetry }: Props) {
  const { sentenceOf, t } = useWording();
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => onRetry()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Alert>
  );
}
