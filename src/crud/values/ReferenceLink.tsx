import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, use } from 'react';
import { useGetRecordRepresentation, useReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { useCan } from '../../session/useCan';
import { detailsPath, recordAddress, useDeclarations } from '../declarations';
import { recordName } from '../recordName';
import { LinksContext } from './LinksContext';

interface Props {
  /** The name of the referenced resource. */
  to: string;
  id: string;
}

/** The referenced record by its display name; a link for users who may open it. */
export function ReferenceLink({ to, id }: Props) {
  const wording = useWording();
  const label = useLabel(id);
  const resource = useDeclarations().find(({ name }) => name === to);
  const readable = useCan()(resource, 'list');
  if (label !== undefined) {
    const text = resource ? recordName(resource, label, wording) : label;
    return <RecordLink details={readable ? detailsPath(resource) : undefined} id={id} text={text} />;
  }
  return readable ? <ReadReference to={to} id={id} /> : <Unavailable />;
}

/**
 * A record that no answer has named, such as one in a filter of the address; all such records of a screen are loaded in one call.
 */
function ReadReference({ to, id }: Props) {
  const resource = useDeclarations().find(({ name }) => name === to);
  const { referenceRecord: record, isPending } = useReference({ reference: to, id });
  const represent = useGetRecordRepresentation(to);
  if (!isPending && !record) return <Unavailable />;
  if (!record) return <Skeleton width={110} sx={{ display: 'inline-block' }} />;
  return <RecordLink details={detailsPath(resource)} id={id} text={represent(record)} />;
}

export function RecordLink({ details, id, text }: { details: string | undefined; id: string; text: ReactNode }) {
  const linked = use(LinksContext);
  if (!linked || !details) return <span>{text}</span>;
  return (
    <Link component={RouterLink} to={recordAddress(details, id)} state={{ id }} underline="hover">
      {text}
    </Link>
  );
}

/** Shown for a record that is gone, or whose name the user may not know. */
function Unavailable() {
  const { t } = useWording();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('values.unavailable')}
    </Box>
  );
}
