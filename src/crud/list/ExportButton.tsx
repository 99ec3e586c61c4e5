import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { DeclaredScreen } from '../declarations';
import { dayOf, formatSize } from '../format';
import { saveFile } from '../saveFile';
import { ToolButton } from './ToolButton';
import type { ListView } from './useListView';
import { listParams } from './view';

/** Saves everything that the list's filters match, not only the page, as a CSV file named after the list and the day. */
export function ExportButton({ declared, list: { view, total } }: { declared: DeclaredScreen; list: ListView }) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const [bytes, setBytes] = useState(0);
  const { resource, screen } = declared;
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setBytes(0);
      return dataProvider.exportCsv(resource.name, { filter: listParams(view, declared).filter, onProgress: setBytes });
    },
    onSuccess: (file) => saveFile(file, `${screen.list}-${dayOf(Date.now())}.csv`),
    onError: ({ message }) => notify(message || 'The list could not be exported.', { type: 'error' }),
  });
  return (
    <ToolButton
      icon="download"
      title="Everything that matches, as CSV"
      loading={isPending}
      disabled={total === 0}
      onClick={() => mutate()}
    >
      {isPending && bytes > 0 ? formatSize(bytes) : 'Export'}
    </ToolButton>
  );
}
