import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/attachments/attachments';
import { attachments } from '../../../resources/attachments/attachments';
import type { RelatedPanelProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { useIdempotentAct } from '../actions/useIdempotentAct';
import { MEGABYTES } from './megabytes';
import { preparePicture } from './preparePicture';
import { uploadFile } from './uploadFile';

/** A file that was chosen and is not uploaded yet. */
export interface Upload {
  key: string;
  file: File;
  state: 'WAITING' | 'SENDING' | 'FAILED';
  /** The share that was sent, from 0 to 1. */
  progress: number;
  /** Why it failed; empty if it did not. */
  failure: string;
}

/** Uploads files to a record one after the other. A file that fails stays in the list until it is sent again or discarded. */
export function useUploads(subject: RelatedPanelProps) {
  const { t, sentenceOf } = useWording();
  const queryClient = useQueryClient();
  const { act } = useIdempotentAct();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const leaveOut = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));
  const fail = (key: string, failure: string) => change(key, { state: 'FAILED', failure });

  const send = async (key: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    change(key, { state: 'SENDING' });
    try {
      const prepared = await preparePicture(file);
      if (prepared.size > MAX_ATTACHMENT_BYTES) return fail(key, t('attachments.tooLarge', { megabytes: MEGABYTES }));
      const onProgress = (progress: number) => change(key, { progress });
      await uploadFile(act, subject, prepared, { signal, onProgress });
      await queryClient.invalidateQueries({ queryKey: resourceKey(attachments.name) });
      leaveOut(key);
    } catch (error) {
      if (!signal.aborted) fail(key, sentenceOf(error));
    }
  };
  const enqueue = (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    last.current = last.current.then(() => send(key, file, abort));
  };

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map(
        (file): Upload => ({ key: newKey(), file, state: 'WAITING', progress: 0, failure: '' }),
      );
      setUploads((all) => [...all, ...added]);
      for (const { key, file } of added) enqueue(key, file);
    },
    retry({ key, file }: Upload) {
      change(key, { state: 'WAITING', progress: 0, failure: '' });
      enqueue(key, file);
    },
    discard({ key }: Upload) {
      aborts.current.get(key)?.abort();
      leaveOut(key);
    },
  };
}
