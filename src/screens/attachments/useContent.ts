import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAddress } from '../../../contract/client/address';
import { type Attachment, attachments } from '../../../resources/attachments/attachments';
import { routes } from '../../../resources/language/routes';
import { resourceKey } from '../../session/queryKeys';
import { download } from '../../session/session';

/** Loads the content of an attachment. */
export const loadContent = (id: string, signal?: AbortSignal): Promise<Blob> =>
  download(callAddress(routes.downloadAttachment, { params: { id } }), signal ? { signal } : {});

/** Returns an address of a picture's content for this page, once it is loaded. It is valid as long as the component is shown. */
export function usePicture({ id }: Attachment, enabled: boolean): { address: string | null; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: resourceKey(`${attachments.name}-content`, id),
    queryFn: ({ signal }) => loadContent(id, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, isFailed: isError };
}
