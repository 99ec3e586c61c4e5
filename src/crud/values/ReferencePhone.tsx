import Skeleton from '@mui/material/Skeleton';
import { useReference } from 'react-admin';
import { valueAt } from '../../../resources/language/defineResource';
import { useCan } from '../../session/useCan';
import { useDeclarations } from '../declarations';
import { PhoneLink } from './PhoneLink';

interface Props {
  /** The name of the referenced resource. */
  to: string;
  id: unknown;
}

/** The phone number of the referenced record, for users who may list such records; a dash for others. */
export function ReferencePhone({ to, id }: Props) {
  const resource = useDeclarations().find(({ name }) => name === to);
  const readable = useCan()(resource, 'list');
  return readable && typeof id === 'string' ? <LoadedPhone to={to} id={id} /> : <span>–</span>;
}

/** Loads the record; all records of a screen are loaded in one call. */
function LoadedPhone({ to, id }: { to: string; id: string }) {
  const resource = useDeclarations().find(({ name }) => name === to);
  const { referenceRecord: record, isPending } = useReference({ reference: to, id });
  const path = resource?.leaves.find(({ field }) => field.kind === 'phone')?.path;
  const phone = record && path && valueAt(record, path);
  if (isPending && !record) return <Skeleton width={90} sx={{ display: 'inline-block' }} />;
  return typeof phone === 'string' ? <PhoneLink phone={phone} /> : <span>–</span>;
}
