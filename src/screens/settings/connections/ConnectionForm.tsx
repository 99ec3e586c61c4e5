import type { Act } from '../../../../dataProvider/act';
import { flattenFields } from '../../../../resources/language/defineResource';
import type { Field } from '../../../../resources/language/kinds';
import { CONNECTIONS } from '../../../../resources/settings/connections';
import { LeafInput } from '../../../crud/kinds/inputs';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { FactList } from '../../../ui/texts/FactList';
import { useActionMutation } from '../../actions/useActionMutation';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import type { Connection, ConnectionProps } from './Connection';

type Values = Record<string, string | null>;
type Setting = Connection['settings'][number];

/** Edits the settings of a connection; those set by the environment are read-only. */
export function ConnectionForm({ connection, onChange }: ConnectionProps) {
  const { t, labelOf } = useWording();
  const leaves = flattenFields(CONNECTIONS[connection.name].settings);
  const settingOf = (path: string) => connection.settings.find(({ name }) => name === path);
  const isFixed = ({ path }: { path: string }) => settingOf(path)?.source === 'ENVIRONMENT';
  const fixed = leaves.filter(isFixed);
  const open = leaves.filter((leaf) => !isFixed(leaf));
  const kept = connection.settings.filter(({ source }) => source === 'DATABASE');
  const put = async (body: Values, act: Act) => {
    // Reloads even after a refusal, to show the current settings.
    await act('saveConnections', { body, version: connection.version }).finally(onChange);
  };
  const save = async (values: Values, act: Act) => {
    // A secret stays unchanged if its input is left blank.
    const given = open.filter(({ path }) => (values[path] || null) !== (settingOf(path)?.value ?? null));
    await put(Object.fromEntries(given.map(({ path }) => [path, values[path] ?? null])), act);
    return t('connections.saved');
  };
  const { perform: disconnect, isPending } = useActionMutation(
    (_: undefined, act) => put(Object.fromEntries(kept.map(({ name }) => [name, null])), act),
    { done: () => t('connections.disconnected') },
  );
  return (
    <>
      {fixed.length > 0 && (
        <FactList
          columns={1}
          facts={fixed.map((leaf) => [
            `${labelOf(leaf)} · ${t('connections.byEnvironment')}`,
            shown(settingOf(leaf.path), t('connections.isSet')),
          ])}
        />
      )}
      {open.length > 0 && (
        <ActionForm<Values>
          leaves={open}
          defaultValues={Object.fromEntries(open.map(({ path }) => [path, settingOf(path)?.value ?? '']))}
          perform={save}
          refreshes={[]}
          actions={
            <>
              <SubmitButton progress={t('common.saving')}>{t('common.save')}</SubmitButton>
              {kept.length > 0 && (
                <ActionButton size="medium" disabled={isPending} onClick={() => disconnect()}>
                  {t('connections.disconnect')}
                </ActionButton>
              )}
            </>
          }
        >
          {open.map((leaf) => (
            <SettingInput key={leaf.path} leaf={leaf} setting={settingOf(leaf.path)} />
          ))}
        </ActionForm>
      )}
    </>
  );
}

const endingIn = (ending: string | null) => (ending ? ` …${ending}` : '');
const shown = (setting: Setting | undefined, isSet: string) =>
  setting?.value ?? `${isSet}${endingIn(setting?.ending ?? null)}`;

/** An input that shows only whether a secret is stored, and never its value. */
function SettingInput({ leaf, setting }: { leaf: { path: string; field: Field }; setting: Setting | undefined }) {
  const { t, word } = useWording();
  const isKept = leaf.field.kind === 'secret' && setting?.source === 'DATABASE';
  const help = [
    ...(isKept ? [`${t('connections.isSet')}${endingIn(setting.ending)}. ${t('connections.leaveBlank')}`] : []),
    ...(leaf.field.help ? [word(leaf.field.help)] : []),
  ].join(' ');
  return <LeafInput leaf={{ ...leaf, field: { ...leaf.field, ...(help ? { help } : {}) } }} />;
}
