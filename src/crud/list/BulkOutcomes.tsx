import Typography from '@mui/material/Typography';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { BulkOutcome } from '../../../resources/language/shapes';
import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { FactList } from '../../ui/texts/FactList';
import { ReferenceLink } from '../values/ReferenceLink';
import { refusedOf } from './useBulkStatus';

interface Props {
  title: string;
  /** How many succeeded; by default how many were changed. */
  summary?: string;
  resource: AnyResource;
  outcomes: readonly BulkOutcome[];
  onClose(): void;
}

/** Shows how many records were changed, and for each of the others the reason why it was not. */
export function BulkOutcomes({ title, summary, resource, outcomes, onClose }: Props) {
  const { t, word } = useWording();
  const refused = refusedOf(outcomes);
  return (
    <ShownDialog title={title} onClose={onClose}>
      <Typography role="status" variant="body2" sx={{ mb: 1.5 }}>
        {summary ?? t('lists.outcomes', { changed: outcomes.length - refused.length, refused: refused.length })}
      </Typography>
      <FactList
        columns={1}
        facts={refused.map((outcome) => [
          <ReferenceLink key={outcome.id} to={resource.name} id={outcome.id} />,
          'error' in outcome && word(outcome.error),
        ])}
      />
    </ShownDialog>
  );
}
