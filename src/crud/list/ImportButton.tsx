import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import type { DeclaredScreen } from '../declarations';

/** Creates and updates records from a CSV file that the user chooses; shows how many, or which line is wrong. */
export function ImportButton({ declared: { resource } }: { declared: DeclaredScreen }) {
  const { t } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => dataProvider.importCsv(resource.name, await file.text()),
    onSuccess: (counts) => {
      notify(t('lists.imported', counts), { type: 'success' });
      refresh();
    },
    onError: ({ message }) =>
      notify(message || t('lists.notImported'), { type: 'error', multiLine: true, autoHideDuration: null }),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        data-testid="csv-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the user to choose the same file again after correcting it.
          target.value = '';
          if (file) mutate(file);
        }}
      />
      <ToolButton
        icon="upload"
        title={t('lists.importHint')}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {t('lists.import')}
      </ToolButton>
    </>
  );
}
