import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { HttpError } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { relationsTo } from '../../../resources/language/relations';
import { useCan } from '../../session/useCan';
import { useDeclarations } from '../declarations';

interface Props {
  resource: AnyResource;
  id: string;
  /** The error of the refused deletion. */
  error: unknown;
}

/** Links to the records that prevent a deletion, as far as the user may list them. */
export function Referrers({ resource, id, error }: Props) {
  const can = useCan();
  const declarations = useDeclarations();
  const errors: object = (error instanceof HttpError && error.body?.errors) || {};
  const links = relationsTo(resource.name, declarations).flatMap(({ resource: other, target }) => {
    const words = valueAt(errors, `${other.name}.${target}`);
    const list = other.screens?.[0]?.list;
    return typeof words === 'string' && list && can(other, 'list') ? [{ words, to: `/${list}?${target}=${id}` }] : [];
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
