import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';

/** The position of a masked value. */
export interface MaskedPlace {
  /** The name of the resource. */
  resource: string;
  id: string;
  /** The path of the field. */
  field: string;
}

/** Fetches the value behind a mask, which is logged; `may` says whether the signed-in user has the permission. */
export function useUnmask(place: MaskedPlace, onShown: (value: string) => void) {
  const { t } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const may = useCan()(['View Sensitive Fields']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.unmask(place.resource, { id: place.id, field: place.field }),
    onSuccess: (value) => onShown(value ?? ''),
    onError: (error) => notify(error.message || t('values.notShown'), { type: 'error' }),
  });
  return { may, isPending, show: () => mutate() };
}
