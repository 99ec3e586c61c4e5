import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWording } from '../../i18n/useWording';
import { Explanation } from './Explanation';

interface Props {
  subscription: { id: string; subscriptionNumber: string };
  onClose(): void;
}

/** The answer to "why does it end on that day?", over the page where it was asked. */
export function ExplainDialog({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pb: 1.5 }}>
        {t('subscriptions.whyOne', { subscriptionNumber })}
      </DialogTitle>
      <DialogContent>
        <Explanation subscriptionId={id} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
