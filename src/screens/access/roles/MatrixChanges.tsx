import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import type { Permission } from '../../../../contract/access/permissions';
import { roles as declaration } from '../../../../resources/access/roles';
import { useWording } from '../../../i18n/useWording';
import { resourceKey } from '../../../session/queryKeys';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { changeOf, type MatrixRole } from './matrix';

interface Props {
  role: MatrixRole;
  permissions: readonly Permission[];
  /** Called when the draft was saved or discarded. */
  onSettled(): void;
}

/** The permissions that a role would gain and lose, with buttons to save or discard them; a refusal is shown with it. */
export function RoleChange({ role, permissions, onSettled }: Props) {
  const { t, rich, word, sentenceOf } = useWording();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState('');
  const [update, { isPending }] = useUpdate();
  const { added, removed } = changeOf(role, permissions);
  const save = () => {
    setRefusal('');
    update(
      declaration.name,
      { id: role.id, data: { ...role, permissions }, previousData: role },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(t('roles.roleSaved', { name: role.name }), { type: 'success' });
          queryClient.invalidateQueries({ queryKey: resourceKey(declaration.name) });
          onSettled();
        },
        onError: (error) => {
          // Makes the matrix show what someone else has changed.
          queryClient.invalidateQueries({ queryKey: resourceKey(declaration.name) });
          setRefusal(error instanceof Error && error.message ? sentenceOf(error) : t('roles.notSaved'));
        },
      },
    );
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          {rich(`roles.${kindOf(added, removed)}`, {
            role: <strong>{role.name}</strong>,
            added: added.map(word).join(', '),
            removed: removed.map(word).join(', '),
          })}
        </Box>
        <ActionButton onClick={onSettled} aria-label={t('roles.discardChangesOf', { name: role.name })}>
          {t('roles.discard')}
        </ActionButton>
        <ActionButton
          variant="contained"
          loading={isPending}
          onClick={save}
          aria-label={t('roles.save', { name: role.name })}
        >
          {t('common.save')}
        </ActionButton>
      </Box>
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ py: 0 }}>
          {refusal}
        </Alert>
      )}
    </Box>
  );
}

function kindOf(added: readonly unknown[], removed: readonly unknown[]): 'gainsAndLoses' | 'gains' | 'loses' {
  if (added.length > 0 && removed.length > 0) return 'gainsAndLoses';
  return added.length > 0 ? 'gains' : 'loses';
}
