import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { Panel } from '../../ui/frames/Panel';
import { BrandForm } from '../settings/brand/BrandForm';
import { ConnectionPanels } from '../settings/connections/ConnectionPanels';
import { AreasStep } from './AreasStep';
import { PackagesStep } from './PackagesStep';

/** The step for the provider's brand. */
function BrandStep() {
  const { t } = useWording();
  const { data, error, refetch } = useAnswer('settings', 'readBrand', {});
  if (!data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <Panel title={t('setup.stepBrand')}>
      <BrandForm settings={data.settings} version={data.version} onChange={refetch} />
    </Panel>
  );
}

/** The last step of the setup. */
function DoneStep() {
  const { t } = useWording();
  return (
    <Message icon="circle-check" title={t('setup.done')} text={t('setup.doneAbout')}>
      <ActionButton variant="contained" component={Link} to={OFFICE_PAGES.dashboard.route}>
        {t('setup.toDashboard')}
      </ActionButton>
    </Message>
  );
}

interface SetupStep {
  /** The name in the address. */
  name: string;
  label: PlainKey;
  Content: ComponentType;
}

/** The steps after the first administrator, in order. */
export const SETUP_PAGES: readonly [SetupStep, ...SetupStep[]] = [
  { name: 'brand', label: 'setup.stepBrand', Content: BrandStep },
  { name: 'connections', label: 'setup.stepConnections', Content: ConnectionPanels },
  { name: 'packages', label: 'setup.stepPackages', Content: PackagesStep },
  { name: 'areas', label: 'setup.stepAreas', Content: AreasStep },
  { name: 'done', label: 'setup.stepDone', Content: DoneStep },
];
