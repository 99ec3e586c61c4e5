import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { mayBe } from '../../../contract/imports/imports';
import { users } from '../../../resources/access/users';
import type { DeclaredScreen } from '../../crud/declarations';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { useIdParam } from '../../crud/useIdParam';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { PageHeading } from '../../ui/frames/PageHeading';
import { StatusChip } from '../../ui/texts/StatusChip';
import { CheckStep } from './CheckStep';
import { ColumnStep } from './ColumnStep';
import type { Import } from './Import';
import { RunStep } from './RunStep';

/** Milliseconds between two requests for a running import. */
const EVERY = 1_500;

/** An import in three steps: assigning its columns, checking its lines, and importing them. */
export function ImportDetails({ resource }: DeclaredScreen) {
  const { t, wordsOf, formatDateTime } = useWording();
  const id = useIdParam();
  const { data, error, refetch } = useGetOne<Import>(
    resource.name,
    { id },
    {
      enabled: id !== '',
      retry: false,
      refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? EVERY : false),
    },
  );
  if (error || !data) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  const wasChecked = data.status !== 'UPLOADED';
  return (
    <>
      <PageHeading
        title={data.fileName}
        state={<StatusChip value={data.status} />}
        text={
          <>
            {t('imports.about', {
              kind: wordsOf(data.kind),
              smart_count: data.lines,
              date: formatDateTime(data.dateCreated),
            })}
            {data.system && ` · ${t('imports.recognised', { system: wordsOf(data.system) })}`}
            {data.importedById && (
              <>
                {' · '}
                <ReferenceLink to={users.name} id={data.importedById} />
              </>
            )}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1100 }}>
        {mayBe('map', data.status) && <ColumnStep key={JSON.stringify([data.mapping, data.dateOrder])} data={data} />}
        {wasChecked && <CheckStep data={data} />}
        {wasChecked && <RunStep data={data} />}
      </Box>
    </>
  );
}
