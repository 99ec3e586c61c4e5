import type { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { CommissionPanel } from './CommissionPanel';
import { LinkCard } from './LinkCard';

/** The commission and the personal link of an agency, on its details page. */
export function AgencySections({ record }: DetailsPartProps) {
  const { t } = useWording();
  const agency = record as RecordOf<typeof businessSalesAgents>;
  return (
    <>
      <CommissionPanel agency={agency} />
      <Panel title={t('agents.subscribeLink')}>
        <LinkCard agency={agency} />
      </Panel>
    </>
  );
}
