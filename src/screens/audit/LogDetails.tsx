import Box from '@mui/material/Box';
import { type RaRecord, useGetOne } from 'react-admin';
import { apiKeys } from '../../../resources/access/apiKeys';
import { users } from '../../../resources/access/users';
import type { logs } from '../../../resources/audit/logs';
import type { AnyResource, RecordOf } from '../../../resources/language/defineResource';
import { type DeclaredScreen, useDeclarations } from '../../crud/declarations';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { resourceWord } from '../../crud/recordName';
import { useIdParam } from '../../crud/useIdParam';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { FORM_WIDTH } from '../../ui/frames/width';
import { FactList } from '../../ui/texts/FactList';
import { ChangeList } from './ChangeList';
import { fieldChanges } from './changes';

type Log = RecordOf<typeof logs> & RaRecord;

interface Told {
  title: PlainKey | null;
  /** The headings of the old and new values. */
  headings: { before?: PlainKey; after?: PlainKey };
}

const CHANGED = { title: 'logs.whatChanged', headings: { before: 'logs.before', after: 'logs.after' } } as const;
const NOTHING = { title: null, headings: {} } as const;

/** How the details of each action are shown. */
const ACTIONS: Record<Log['action'], Told> = {
  CREATE: { title: 'logs.asItWasMade', headings: { after: 'logs.after' } },
  UPDATE: CHANGED,
  DELETE: { title: 'logs.asItWas', headings: { before: 'logs.before' } },
  ACTION: CHANGED,
  SIGN_IN: NOTHING,
  SIGN_IN_FAILED: NOTHING,
  SIGN_OUT: NOTHING,
  CONFIRMATION_FAILED: NOTHING,
  REFUSED: NOTHING,
  EXPORT: { title: 'logs.whatWasExported', headings: { after: 'logs.exported' } },
  UNMASK: { title: 'logs.whatWasShown', headings: { after: 'logs.shown' } },
};

/** One audit entry: who did what, when, to which record, why, and what it changed. */
export function LogDetails({ resource }: DeclaredScreen) {
  const wording = useWording();
  const { t, labelOf, formatDateTime, word } = wording;
  const declared = useDeclarations();
  const id = useIdParam();
  const { data, error, refetch } = useGetOne<Log>(resource.name, { id }, { enabled: id !== '', retry: false });
  const changed = declared.find(({ name }) => name === data?.resource);
  if (error || !data) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  const { title, headings } = ACTIONS[data.action];
  const before = data.before as object | null;
  const after = data.action === 'UNMASK' ? fieldNamed(changed, data.after, labelOf) : (data.after as object | null);
  const named = changed && data.action === 'DELETE' && before ? changed.represent(before) : undefined;
  const what = resourceWord(data.resource, declared, wording, data.recordId ? 1 : 2);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: FORM_WIDTH.wide }}>
      <PageHeading title={t(`logs.done_${data.action}`, { what })} text={formatDateTime(data.dateCreated)} />
      <Panel title={t('logs.whoAndWhat')}>
        <FactList
          columns={2}
          facts={[
            [
              t('logs.by'),
              data.userId ? (
                <ReferenceLink key="by" to={users.name} id={data.userId} />
              ) : (
                title && t('logs.nobodySignedIn')
              ),
            ],
            [word('API key'), data.apiKeyId && <ReferenceLink key="key" to={apiKeys.name} id={data.apiKeyId} />],
            [what, data.recordId && (named ?? <ReferenceLink key="of" to={data.resource} id={data.recordId} />)],
            [t('common.reason'), data.reason],
          ]}
        />
      </Panel>
      {title && (
        <Panel title={t(title)}>
          <ChangeList changes={fieldChanges(changed, before, after, labelOf)} headings={headings} />
        </Panel>
      )}
    </Box>
  );
}

/** Returns the label of the field that was unmasked. */
function fieldNamed(resource: AnyResource | undefined, after: unknown, labelOf: Wording['labelOf']): object | null {
  const path = (after as { field?: string } | null)?.field;
  const leaf = resource?.leaves.find((each) => each.path === path);
  return leaf ? { field: labelOf(leaf) } : (after as object | null);
}
