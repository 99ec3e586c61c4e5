import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { roles } from '../../../../resources/access/roles';
import { detailsPath, recordAddress } from '../../../crud/declarations';
import { useChangedRecord } from '../../../crud/form/useChangedRecord';
import { useWording } from '../../../i18n/useWording';
import { resourceKey } from '../../../session/queryKeys';

/** Returns the address of a role's details, or without an id that of the matrix of all roles. */
export const roleAddress = (id?: string) => {
  const path = detailsPath(roles) ?? '';
  return id ? recordAddress(path, id) : path;
};

/**
 * Returns the mutation options for saving a role, its refusal, and whether there are unsaved changes. `id` is that of the edited
 * role; undefined for a new one.
 */
export function useRoleSaved(id?: string) {
  const { t, sentenceOf } = useWording();
  const takeOver = useChangedRecord(roles);
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const unsaved = useRef(false);
  const [refusal, setRefusal] = useState('');
  const onSuccess = (record: RaRecord) => {
    unsaved.current = false;
    const name = roles.represent(record);
    notify(id ? t('roles.roleSaved', { name }) : t('roles.roleCreated', { name }), { type: 'success' });
    queryClient.invalidateQueries({ queryKey: resourceKey(roles.name) });
    navigate(roleAddress(String(record.id)), { replace: true, state: { id: record.id } });
  };
  const onError = (error: unknown) => {
    if (id && takeOver(id, error)) return setRefusal(sentenceOf(error));
    const { message, body } = error as { message?: string; body?: { errors?: object } };
    setRefusal(body?.errors ? '' : message || t('roles.couldNotBeSaved'));
  };
  return { unsaved, refusal, mutationOptions: { onSuccess, onError } };
}
