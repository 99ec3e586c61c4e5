import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { useOffline } from '../../layout/useOffline';

/** Returns what was typed into a form that was not sent yet, and a function that forgets it. */
export function useDraft(name: string): [draft: object, forget: () => void] {
  const [draft, keep] = useStore<object | null>(name, null);
  return [draft ?? {}, () => keep(null)];
}

/** Keeps what is typed into the surrounding form until it is sent, and says so while there is no connection. */
export function KeptDraft({ name }: { name: string }) {
  const { t } = useWording();
  const values: object = useWatch();
  const { isDirty } = useFormState();
  const [, keep] = useStore<object | null>(name, null);
  const isOffline = useOffline();
  useEffect(() => {
    if (isDirty) keep(values);
  }, [values, isDirty, keep]);
  return isOffline ? <Alert severity="warning">{t('workOrders.deviceOffline')}</Alert> : null;
}
