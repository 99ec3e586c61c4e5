import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type KeyboardEvent, memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Permission } from '../../../../contract/access/permissions';
import { useWording } from '../../../i18n/useWording';
import type { Area } from './access';
import { LastChange } from './LastChange';
import { type MatrixRole, stepOf } from './matrix';
import { matrixStyles } from './matrixStyles';
import { useLastChanges } from './useLastChanges';
import { roleAddress } from './useRoleSaved';

interface Props {
  areas: readonly Area[];
  roles: readonly MatrixRole[];
  /** The permissions of each role including its draft, in the order of the roles. */
  shown: readonly (readonly Permission[])[];
  /** Returns whether the user may neither add the permission to the role nor remove it. */
  isFixed(role: MatrixRole, permission: Permission): boolean;
  onToggle(role: MatrixRole, permission: Permission): void;
}

/**
 * A table with permissions by area as rows and roles as columns; arrow keys move between the checkboxes, of which only the last
 * one used is a tab stop.
 */
export function MatrixTable({ areas, roles, shown, isFixed, onToggle }: Props) {
  const { t, word } = useWording();
  const lastChange = useLastChanges();
  return (
    <Box sx={matrixStyles}>
      <Box component="table" role="grid" aria-label={t('roles.rolePermissions')} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{t('roles.permission')}</th>
            {roles.map(({ id, name }) => (
              <th key={id} scope="col">
                <Link component={RouterLink} to={roleAddress(id)} state={{ id }} underline="hover" tabIndex={-1}>
                  {name}
                </Link>
                <LastChange change={lastChange(id)} />
              </th>
            ))}
          </tr>
        </thead>
        {areas.map(({ name, permissions }, area) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{word(name)}</span>
              </th>
            </tr>
            {permissions.map((permission, row) => (
              <tr key={permission} data-row="">
                <th scope="row">{word(permission)}</th>
                {roles.map((role, column) => (
                  <Cell
                    key={role.id}
                    role={role}
                    permission={permission}
                    has={shown[column]?.includes(permission) ?? false}
                    had={role.permissions.includes(permission)}
                    fixed={isFixed(role, permission)}
                    first={area + row + column === 0}
                    onToggle={onToggle}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

interface CellProps {
  role: MatrixRole;
  permission: Permission;
  has: boolean;
  had: boolean;
  fixed: boolean;
  /** True for the checkbox that is the tab stop at first. */
  first: boolean;
  onToggle(role: MatrixRole, permission: Permission): void;
}

const Cell = memo(function Cell({ role, permission, has, had, fixed, first, onToggle }: CellProps) {
  const { t, word } = useWording();
  return (
    <td data-changed={has !== had || undefined}>
      <input
        type="checkbox"
        aria-label={`${role.name}: ${word(permission)}`}
        aria-disabled={fixed}
        title={fixed ? t('roles.notYours') : undefined}
        tabIndex={first ? 0 : -1}
        checked={has}
        onChange={() => fixed || onToggle(role, permission)}
      />
    </td>
  );
});

/** Moves the focus between the checkboxes, and with it the table's only tab stop. */
function move(event: KeyboardEvent<HTMLTableElement>) {
  const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
  const row = event.target instanceof HTMLInputElement && event.target.closest('tr');
  if (!step || !row) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')];
  const boxesOf = (each: Element | undefined) => [...(each?.querySelectorAll('input') ?? [])];
  const column = boxesOf(row).indexOf(event.target as HTMLInputElement) + step[1];
  const next = boxesOf(rows[rows.indexOf(row) + step[0]])[column];
  if (!next) return;
  for (const box of event.currentTarget.querySelectorAll('input')) box.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
