import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sentenceOf } from '../forms/failure';

interface Props {
  error: unknown;
  onRetry(): unknown;
}

/** A part of a page that could not be loaded: why, and another try. */
export function Failure({ error, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Alert>
  );
}
