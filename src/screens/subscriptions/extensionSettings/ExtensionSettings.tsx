import type { RecordOf } from '../../../../resources/language/defineResource';
import { flattenFields } from '../../../../resources/language/defineResource';
import { subscriptionActions } from '../../../../resources/subscriptions/actions';
import { extensionSettings } from '../../../../resources/subscriptions/extensionSettings';
import { Facts } from '../../../crud/details/Facts';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { useAnswer } from '../../../session/calls';
import { useCan } from '../../../session/useCan';
import { Failure } from '../../../ui/frames/Failure';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { FieldInputs } from '../../actions/FieldInputs';
import { PageForm } from '../../actions/PageForm';
import { ChangeWatch } from '../../audit/ChangeWatch';

const PATHS = ['allowed', 'maxDays', 'maxExtensions', 'graceDays'] as const;
const leaves = flattenFields(subscriptionActions.updateExtensionSettings.input);
type Settings = Pick<RecordOf<typeof extensionSettings>, (typeof PATHS)[number]>;

/** The limits for extending subscriptions: users with the permission can change them, users who may extend can read them. */
export function ExtensionSettings() {
  const { t } = useWording();
  const can = useCan();
  const { data, error, refetch } = useAnswer(extensionSettings.name, 'getExtensionSettings', {});
  if (!data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  const { maxDays, maxExtensions, graceDays, allowed, dateUpdated } = data.extensionSettings;
  const settings: Settings = { maxDays, maxExtensions, graceDays, allowed };
  return (
    <>
      <PageHeading title={t('subscriptions.extensionSettings')} text={t('subscriptions.newExtensionsOnly')} />
      <ChangeWatch
        resource={extensionSettings}
        id={data.extensionSettings.id}
        shown={data.extensionSettings}
        read={async (signal) => (await callApi('getExtensionSettings', { signal })).extensionSettings}
      />
      {can('updateExtensionSettings') ? (
        <PageForm<Settings>
          presets={settings}
          leaves={leaves}
          submitLabel={t('common.save')}
          perform={async (values, act) => {
            const changed = PATHS.filter((path) => values[path] !== settings[path]);
            const body = Object.fromEntries(changed.map((path) => [path, values[path]]));
            // Reloads even after a refusal, to show the current settings.
            await act('updateExtensionSettings', { body, version: dateUpdated }).finally(refetch);
            return t('subscriptions.extensionSettingsSaved');
          }}
        >
          <FieldInputs leaves={leaves} paths={PATHS} />
        </PageForm>
      ) : (
        <Panel>
          <Facts
            leaves={extensionSettings.leaves.filter(({ path }) => PATHS.some((each) => each === path))}
            record={data.extensionSettings}
          />
        </Panel>
      )}
    </>
  );
}
