import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { createContext, type ReactNode, use } from 'react';
import { useGetRecordRepresentation, useReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../../session/access';
import { detailsPath, recordAddress, useDeclarations } from '../declarations';

/** False where the whole surroundings are a link already, as on a phone's cards. */
export const LinksContext = createContext(true);

interface Props {
  /** Name of the resource that is referred to. */
  to: string;
  id: string;
}

/** The record that an id means, by what people call it; all ids of a screen are asked for in one call. */
export function ReferenceLink({ to, id }: Props) {
  const resource = useDeclarations().find(({ name }) => name === to);
  const readable = useMay()(resource, 'list');
  const { referenceRecord: record, isPending } = useReference({ reference: to, id, options: { enabled: readable } });
  const represent = useGetRecordRepresentation(to);
  if (!readable || (!isPending && !record)) return <UnknownRecord id={id} />;
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

/** The last part of the id: all that can be said of a record that one may not read, or that is gone. */
function UnknownRecord({ id }: { id: string }) {
  return (
    <Box component="span" title={id} sx={{ color: 'text.secondary', typography: 'code' }}>
      …{id.slice(-6)}
    </Box>
  );
}
