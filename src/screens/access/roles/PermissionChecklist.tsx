import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PERMISSIONS, type Permission } from '../../../../contract/access/permissions';
import type { Scope } from '../../../../contract/access/scope';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { type Area, areasMatching } from './access';

interface Props {
  /** The permissions that are shown; all if undefined. */
  offered?: readonly Permission[];
}

/** Checkboxes for permissions by area; the user can change those that they hold for the role's row scope. */
export function PermissionChecklist({ offered = PERMISSIONS }: Props) {
  const { t, word } = useWording();
  const { field, fieldState } = useInput<Permission[]>({ source: 'permissions', defaultValue: [] });
  const [typed, setTyped] = useState('');
  const headingId = useId();
  const scope: Scope | undefined = useWatch({ name: 'scope' });
  const can = useCan();
  // If only some are offered, these are the ones that the user may change.
  const own: readonly string[] =
    offered === PERMISSIONS ? PERMISSIONS.filter((name) => can([name], scope ?? 'ALL')) : offered;
  const chosen = new Set<Permission>(field.value);
  const areas = areasMatching(typed, word, offered);
  const set = (permissions: readonly Permission[], on: boolean) => {
    const changed = permissions.filter((each) => own.includes(each));
    field.onChange(PERMISSIONS.filter((each) => (changed.includes(each) ? on : chosen.has(each))));
  };
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={headingId} variant="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {t('roles.permissionsOf', { chosen: chosen.size, all: offered.length })}
        </Typography>
        <SearchBox label={t('roles.searchPermissions')} value={typed} onChange={setTyped} />
      </Box>
      {fieldState.error && (
        <FormHelperText error role="alert" sx={{ mb: 1 }}>
          {fieldState.error.message}
        </FormHelperText>
      )}
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
        {areas.map((area) => (
          <AreaChecklist
            key={area.name}
            area={area}
            chosen={chosen}
            isFixed={(permission) => !own.includes(permission)}
            onSet={set}
          />
        ))}
        {areas.length === 0 && (
          <Typography variant="body2" role="status" sx={{ p: 2, color: 'text.secondary' }}>
            {t('roles.noneMatches')}
          </Typography>
        )}
      </Box>
      {offered.some((each) => !own.includes(each)) && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('roles.notYourOwn')}
        </Typography>
      )}
    </Box>
  );
}

interface AreaProps {
  area: Area;
  chosen: ReadonlySet<Permission>;
  isFixed(permission: Permission): boolean;
  onSet(permissions: readonly Permission[], on: boolean): void;
}

function AreaChecklist({ area: { name, permissions }, chosen, isFixed, onSet }: AreaProps) {
  const { t, word } = useWording();
  const open = permissions.filter((each) => !isFixed(each));
  const ticked = open.filter((each) => chosen.has(each));
  const all = open.length > 0 && ticked.length === open.length;
  return (
    <Box role="group" aria-label={word(name)} sx={{ px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <FormControlLabel
        label={word(name)}
        slotProps={{ typography: { variant: 'h3' } }}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={!all && ticked.length > 0}
            disabled={open.length === 0}
            slotProps={{ input: { 'aria-label': t('roles.allOf', { name: word(name) }) } }}
            onChange={() => onSet(open, !all)}
            sx={{ py: 0.5 }}
          />
        }
      />
      <Box sx={{ display: 'grid', pl: 3.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))' }}>
        {permissions.map((permission) => (
          <FormControlLabel
            key={permission}
            label={word(permission)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(permission)}
                disabled={isFixed(permission)}
                onChange={(_, on) => onSet([permission], on)}
                sx={{ py: 0.5 }}
              />
            }
          />
        ))}
      </Box>
    </Box>
  );
}
