import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { saveFile } from '../../browser/saveFile';
import { dayOf } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import type { DeclaredScreen } from '../declarations';

/** Saves everything that the list's filters match, not only the page, as a CSV file named after the list and the day. */
export function ExportButton({ declared: { resource, screen } }: { declared: DeclaredScreen }) {
  const { t, formatSize } = useWording();
  const { total, filter, filterValues } = useListContext();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      setBytes(0);
      return dataProvider.exportCsv(resource.name, { filter: { ...filterValues, ...filter }, onProgress: setBytes });
    },
    onSuccess: (file) => saveFile(file, `${screen.list}-${dayOf(Date.now())}.csv`),
    onError: ({ message }) => notify(message || t('lists.notExported'), { type: 'error' }),
  });
  return (
    <ToolButton
      icon="download"
      title={t('lists.exportHint')}
      loading={isPending}
      disabled={total === 0}
      onClick={() => mutate()}
    >
      {isPending && bytes > 0 ? formatSize(bytes) : t('lists.export')}
    </ToolButton>
  );
}
