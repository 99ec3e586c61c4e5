import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { HttpError } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { relationAddress, relationKey, relationsTo } from '../../../resources/language/relations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { useDeclarations } from '../declarations';

/** Returns the number of referring records, or their number in words, by a key such as `payments.accountId`. */
export type CountOf = (key: string) => unknown;

/** Reads the records that prevent a deletion, in words, from the error of the deletion. */
export const referrersIn =
  (error: unknown): CountOf =>
  (key) =>
    valueAt((error instanceof HttpError && error.body?.errors) || {}, key);

interface Props {
  resource: AnyResource;
  id: string;
  countOf: CountOf;
}

/** Links to the records that prevent a deletion, as far as the user may list them. */
export function Referrers({ resource, id, countOf }: Props) {
  const { nameOf } = useWording();
  const can = useCan();
  const declarations = useDeclarations();
  const links = relationsTo(resource.name, declarations).flatMap((relation) => {
    const count = countOf(relationKey(relation));
    const to = relationAddress(relation, id);
    if (!count || !to || !can(relation.resource, 'list')) return [];
    return [{ to, words: typeof count === 'number' ? `${count} ${nameOf(relation.resource, count)}` : String(count) }];
  });
  if (links.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {links.map(({ words, to }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} color="inherit">
            {words}
          </Link>
        </li>
      ))}
    </Box>
  );
}
