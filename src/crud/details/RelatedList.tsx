import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type RaRecord, useGetManyReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { headlineOf } from '../../../resources/language/displayFields';
import { type Relation, relationAddress } from '../../../resources/language/relations';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { detailsPath, screenHeading } from '../declarations';
import { recordName } from '../recordName';
import { RecordLink } from '../values/ReferenceLink';
import { StateChips } from '../values/StateChips';
import { headlineValueOf } from './Headline';

const SHOWN = 5;

interface Props {
  relation: Relation;
  id: string;
}

/**
 * The number of records of one resource that refer to this record, and the newest ones; they are loaded once the list is in view.
 */
export function RelatedList({ relation, id }: Props) {
  const { resource, target, screen } = relation;
  const { t } = useWording();
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
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
  const list = relationAddress(relation, id);
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
  const wording = useWording();
  const { formatDay, word } = wording;
  const value = headlineValueOf(resource, record, wording);
  const text = word(recordName(resource, resource.represent(record), wording));
  const [state] = headlineOf(resource).states;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}
    >
      <Box sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
        <RecordLink details={detailsPath(resource)} id={String(record.id)} text={text} />
      </Box>
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
        {value && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        )}
        {state && <StateChips resource={resource} record={record} leaves={[state]} />}
        <Box component="span" sx={{ color: 'text.secondary', minWidth: 84, textAlign: 'end' }}>
          {formatDay(String(record.dateCreated))}
        </Box>
      </Box>
    </Box>
  );
}

function Title({ relation: { resource, by, screen }, total }: { relation: Relation; total: number | undefined }) {
  const { nameOf, word, labelOf, formatNumber } = useWording();
  return (
    <>
      {nameOf(resource)}
      {screen?.filter && ` · ${word(screenHeading({ resource, screen }))}`}
      {by && ` (${labelOf(by).toLowerCase()})`}
      {total !== undefined && (
        <Box component="span" sx={{ mx: 1, fontWeight: 400, color: 'text.secondary' }}>
          {formatNumber(total)}
        </Box>
      )}
    </>
  );
}

/** Returns true once the element has come near the visible part of the page. */
function useInView(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}
