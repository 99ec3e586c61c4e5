import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../../resources/defineResource';
import type { logs } from '../../../resources/logs';
import { users } from '../../../resources/users';
import { type DeclaredScreen, useDeclarations } from '../../generated/declarations';
import { PagePlaceholder } from '../../generated/details/PagePlaceholder';
import { Panel } from '../../generated/details/Panel';
import { formatDateTime } from '../../generated/format';
import { useChosenId } from '../../generated/useChosenId';
import { ReferenceLink } from '../../generated/values/ReferenceLink';
import { ChangeList } from './ChangeList';
import { changesOf } from './changes';

type Log = RecordOf<typeof logs> & RaRecord;

/** What each action is called, and what stands over what was and what is. */
const ACTIONS = {
  CREATE: { done: 'created', headings: { after: 'As it was made' } },
  UPDATE: { done: 'changed', headings: { before: 'Before', after: 'After' } },
  DELETE: { done: 'deleted', headings: { before: 'As it was' } },
  ACTION: { done: 'acted on', headings: { before: 'Before', after: 'After' } },
} as const;

/** One entry of the audit trail: who did what, when, to which record, why, and what it changed. */
export function LogDetails({ resource }: DeclaredScreen) {
  const id = useChosenId();
  const { data, error, refetch } = useGetOne<Log>(resource.name, { id }, { enabled: id !== '', retry: false });
  const changed = useDeclarations().find(({ name }) => name === data?.resource);
  if (error || !data) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  const { done, headings } = ACTIONS[data.action];
  const [before, after] = [data.before as object | null, data.after as object | null];
  const what = changed?.label[0] ?? data.resource;
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
          <Fact label="By">
            {data.userId ? <ReferenceLink to={users.name} id={data.userId} /> : 'Nobody signed in'}
          </Fact>
          <Fact label={what}>
            {changed && data.action === 'DELETE' && before ? (
              changed.represent(before)
            ) : (
              <ReferenceLink to={data.resource} id={data.recordId ?? ''} />
            )}
          </Fact>
          {data.reason && <Fact label="Reason">{data.reason}</Fact>}
        </Box>
      </Panel>
      <Panel title="What changed">
        <ChangeList changes={changesOf(changed, before, after)} headings={headings} />
      </Panel>
    </Box>
  );
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
