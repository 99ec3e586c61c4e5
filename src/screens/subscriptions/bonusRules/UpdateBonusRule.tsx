import { type RaRecord, useDataProvider, useGetOne } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { bonusRules } from '../../../../resources/subscriptions/bonusRules';
import { recordAddress } from '../../../crud/declarations';
import { PagePlaceholder } from '../../../crud/details/PagePlaceholder';
import { formLeavesOf, RecordForm } from '../../../crud/form/RecordForm';
import { useIdParam } from '../../../crud/useIdParam';
import { useWording } from '../../../i18n/useWording';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageForm } from '../../actions/PageForm';
import { RecordWatch } from '../../audit/RecordWatch';

const leaves = formLeavesOf(bonusRules, 'update');

/** Edits a bonus rule; payments that it has already rewarded keep their days. */
export function UpdateBonusRule() {
  const { t } = useWording();
  const id = useIdParam();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const { data, error, refetch } = useGetOne<RaRecord>(bonusRules.name, { id }, { enabled: id !== '', retry: false });
  if (!data) return <PagePlaceholder resource={bonusRules} id={id} error={error} onRetry={refetch} />;
  const back = () => navigate(recordAddress('/bonus-rule-details', id), { state: { id } });
  return (
    <>
      <PageHeading title={bonusRules.represent(data)} text={t('subscriptions.bonusFromNow')} />

      <RecordWatch resource={bonusRules} id={id} />
      <PageForm<RaRecord>
        presets={data}
        leaves={leaves}
        submitLabel={t('common.save')}
        perform={async (values) => {
          await dataProvider.update(bonusRules.name, { id, data: values, previousData: data });
          return t('subscriptions.bonusRuleSaved', { name: bonusRules.represent(values) });
        }}
        onDone={back}
        onCancel={back}
      >
        <RecordForm resource={bonusRules} verb="update" />
      </PageForm>
    </>
  );
}
