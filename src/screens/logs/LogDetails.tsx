import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { type AnyResource, labelOf, type RecordOf } from '../../../resources/defineResource';
import type { logs } from '../../../resources/logs';
import { users } from '../../../resources/users';
import { type DeclaredScreen, useDeclarations } from '../../crud/declarations';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { Panel } from '../../crud/details/Panel';
import { formatDateTime } from '../../crud/format';
import { useChosenId } from '../../crud/useChosenId';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { ChangeList } from './ChangeList';
import { changesOf } from './changes';

type Log = RecordOf<typeof logs> & RaRecord;

interface Told {
  done: string;
  title: string;
  /** What stands over what was and what is. */
  headings: { before?: string; after?: string };
}

const CHANGED = { title: 'What changed', headings: { before: 'Before', after: 'After' } } as const;
const NOTHING = { title: '', headings: {} } as const;

/** What each action is called, and how what it changed or saw is told. */
const ACTIONS: Record<Log['action'], Told> = {
  CREATE: { ...CHANGED, done: 'created', headings: { after: 'As it was made' } },
  UPDATE: { ...CHANGED, done: 'changed' },
  DELETE: { ...CHANGED, done: 'deleted', headings: { before: 'As it was' } },
  ACTION: { ...CHANGED, done: 'acted on' },
  SIGN_IN: { ...NOTHING, done: 'signed in' },
  SIGN_IN_FAILED: { ...NOTHING, done: 'failed to sign in' },
  SIGN_OUT: { ...NOTHING, done: 'signed out' },
  EXPORT: { done: 'exported', title: 'What was exported', headings: { after: 'Exported' } },
  UNMASK: { done: 'shown unmasked', title: 'What was shown', headings: { after: 'Shown' } },
};

/** One entry of the audit log: who did what, when, to which record, why, and what it changed. */
export function LogDetails({ resource }: DeclaredScreen) {
  const id = useChosenId();
  const { data, error, refetch } = useGetOne<Log>(resource.name, { id }, { enabled: id !== '', retry: false });
  const changed = useDeclarations().find(({ name }) => name === data?.resource);
  if (error || !data) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  const { done, title, headings } = ACTIONS[data.action];
  const before = data.before as object | null;
  const after = data.action === 'UNMASK' ? fieldNamed(changed, data.after) : (data.after as object | null);
  const what = changed?.label[data.recordId ? 0 : 1] ?? data.resource;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box>
        <Typography variant="h1">
          {what} {done}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {formatDateTime(data.dateCreated)}
        </Typography>
      </Box>
      <Panel title="Who and what">
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
        >
          {(data.userId || title) && (
            <Fact label="By">
              {data.userId ? <ReferenceLink to={users.name} id={data.userId} /> : 'Nobody signed in'}
            </Fact>
          )}
          {data.recordId && (
            <Fact label={what}>
              {changed && data.action === 'DELETE' && before ? (
                changed.represent(before)
              ) : (
                <ReferenceLink to={data.resource} id={data.recordId} />
              )}
            </Fact>
          )}
          {data.reason && <Fact label="Reason">{data.reason}</Fact>}
        </Box>
      </Panel>
      {title && (
        <Panel title={title}>
          <ChangeList changes={changesOf(changed, before, after)} headings={headings} />
        </Panel>
      )}
    </Box>
  );
}

/** What was unmasked, by its label. */
function fieldNamed(resource: AnyResource | undefined, after: unknown): object | null {
  const path = (after as { field?: string } | null)?.field;
  const leaf = resource?.leaves.find((each) => each.path === path);
  return leaf ? { field: labelOf(leaf) } : (after as object | null);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary', mb: 0.25 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
