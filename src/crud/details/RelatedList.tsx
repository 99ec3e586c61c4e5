import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { type RaRecord, useGetManyReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSeen } from '../../browser/useSeen';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { detailsPath, headingOf } from '../declarations';
import { statesOf } from '../states';
import { RecordLink } from '../values/ReferenceLink';
import { addressOf, type Relation } from './relations';

const SHOWN = 5;

/** How many records of one resource refer to this record, and the newest of them; asked for once it is in view. */
export function RelatedList({ relation, id }: { relation: Relation; id: string }) {
  const { resource, target, screen } = relation;
  const { t } = useWording();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { data, total, error, refetch } = useGetManyReference<RaRecord>(
    resource.name,
    {
      target,
      id,
      filter: screen?.filter ?? {},
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'dateCreated', order: 'DESC' },
    },
    { enabled: seen, retry: false },
  );
  const list = addressOf(relation, id);
  const all =
    list && total !== undefined && total > SHOWN ? (
      <Link component={RouterLink} to={list} variant="body2" underline="hover">
        {t('details.viewAll')}
      </Link>
    ) : null;
  return (
    <div ref={place}>
      <Panel title={<Title relation={relation} total={total} />} action={all}>
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton width="60%" />
        ) : data.length === 0 ? (
          <HelperText>{t('common.noneAtAll')}</HelperText>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {data.map((record) => (
              <RelatedRow key={record.id} record={record} relation={relation} />
            ))}
          </Box>
        )}
      </Panel>
    </div>
  );
}

function RelatedRow({ record, relation: { resource } }: { record: RaRecord; relation: Relation }) {
  const { formatDate, nameOf } = useWording();
  const name = resource.represent(record);
  // What has no name of its own is called what it is.
  const text = name === resource.label[0] ? nameOf(resource, 1) : name;
  const [state] = statesOf(resource, record);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordLink details={detailsPath(resource)} id={String(record.id)} text={text} />
      </Box>
      {state && <StatusChip value={state} />}
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', minWidth: 84, textAlign: 'right' }}>
        {formatDate(String(record.dateCreated))}
      </Box>
    </Box>
  );
}

function Title({ relation: { resource, by, screen }, total }: { relation: Relation; total: number | undefined }) {
  const { nameOf, word, labelOf, formatNumber } = useWording();
  return (
    <>
      {nameOf(resource)}
      {screen?.filter && ` · ${word(headingOf({ resource, screen }))}`}
      {by && ` (${labelOf(by).toLowerCase()})`}
      {total !== undefined && (
        <Box component="span" sx={{ mx: 1, fontWeight: 400, color: 'text.secondary' }}>
          {formatNumber(total)}
        </Box>
      )}
    </>
  );
}
