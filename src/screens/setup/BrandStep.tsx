import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { Panel } from '../../ui/frames/Panel';
import { BrandForm } from '../settings/brand/BrandForm';

/** The step for the provider's brand. */
export function BrandStep() {
  const { t } = useWording();
  const { data, error, refetch } = useAnswer('settings', 'readBrand', {});
  if (!data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <Panel title={t('setup.stepBrand')}>
      <BrandForm settings={data.settings} version={data.version} onChange={refetch} />
    </Panel>
  );
}
