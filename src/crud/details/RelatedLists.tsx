import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { TextButton } from '../../ui/buttons/TextButton';
import { useDeclarations } from '../declarations';
import { RelatedList } from './RelatedList';
import { type Relation, relationsTo } from './relations';

const keyOf = ({ resource, target }: Relation) => `${resource.name}.${target}`;

/** Lists the records that refer to this one, as far as the user may list them. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  return <RelatedLists relations={relationsTo(resource.name, useDeclarations())} id={id} />;
}

/** Lists the records that refer to a record, as far as the user may list them; empty lists appear on demand. */
export function RelatedLists({ relations, id }: { relations: readonly Relation[]; id: string }) {
  const { t } = useWording();
  const can = useCan();
  const readable = relations.filter(({ resource }) => can(resource, 'list'));
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const note = useCallback((key: string) => setEmpty((known) => new Set([...known, key])), []);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {readable.map((relation) => (
        <Related key={keyOf(relation)} relation={relation} id={id} folded={!all} onEmpty={note} />
      ))}
      {!all && empty.size > 0 && (
        <Box sx={{ typography: 'body2' }}>
          <TextButton onClick={() => setAll(true)}>{t('details.showAllRelated', { count: empty.size })}</TextButton>
        </Box>
      )}
    </Box>
  );
}

interface RelatedProps {
  relation: Relation;
  id: string;
  folded: boolean;
  onEmpty(key: string): void;
}

function Related({ relation, onEmpty, ...props }: RelatedProps) {
  const key = keyOf(relation);
  const tell = useCallback(() => onEmpty(key), [onEmpty, key]);
  return <RelatedList relation={relation} onEmpty={tell} {...props} />;
}
