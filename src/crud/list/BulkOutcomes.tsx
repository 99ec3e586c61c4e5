import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { BulkOutcome } from '../../../contract/api/bulkOutcome';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { ReferenceLink } from '../values/ReferenceLink';
import { refusedOf } from './useBulkStatus';

interface Props {
  resource: AnyResource;
  outcomes: readonly BulkOutcome[];
  onClose(): void;
}

/** How many records were changed, and of each other one why it was not. */
export function BulkOutcomes({ resource, outcomes, onClose }: Props) {
  const { t, word } = useWording();
  const refused = refusedOf(outcomes);
  return (
    <>
      <DialogContent role="status" sx={{ py: 1, typography: 'body2' }}>
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {t('lists.outcomes', { changed: outcomes.length - refused.length, refused: refused.length })}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, maxHeight: 320, overflow: 'auto' }}>
          {refused.map((outcome) => (
            <Box key={outcome.id}>
              <Box component="dt" sx={{ fontWeight: 500 }}>
                <ReferenceLink to={resource.name} id={outcome.id} />
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {'error' in outcome && word(outcome.error)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
