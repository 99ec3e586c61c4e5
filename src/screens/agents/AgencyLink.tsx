import type { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { LinkCard } from './LinkCard';

/** The personal link of an agency, on its details page. */
export function AgencyLink({ record }: DetailsPartProps) {
  const { t } = useWording();
  return (
    <Panel title={t('salesAgents.subscribeLink')}>
      <LinkCard agency={record as RecordOf<typeof businessSalesAgents>} />
    </Panel>
  );
}
