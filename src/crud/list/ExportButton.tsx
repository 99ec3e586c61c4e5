import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useI18nProvider, useListContext, useNotify } from 'react-admin';
import type { ExportFormat } from '../../../contract/exports';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { saveFile } from '../../browser/saveFile';
import { dayOf } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';
import type { DeclaredScreen } from '../declarations';

/** Files for people, then the one for programs. */
const FORMATS = [
  ['lists.excel', 'excel', 'xlsx'],
  ['lists.csv', 'csv', 'csv'],
  ['lists.csvRaw', undefined, 'csv'],
] as const;

interface Wanted {
  format: ExportFormat | undefined;
  ending: string;
}

/** Saves everything that the list's filters match, not only the page, as a file named after the list and the day. */
export function ExportButton({ declared: { resource, screen } }: { declared: DeclaredScreen }) {
  const { t, formatSize } = useWording();
  const language = useI18nProvider().getLocale();
  const { total, filter, filterValues } = useListContext();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const { trigger, popup, close } = usePopup('menu');
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ format }: Wanted) => {
      setBytes(0);
      const matching = { ...filterValues, ...filter };
      const options = { path: screen.source?.path, format, ...(format ? { language } : {}), onProgress: setBytes };
      return dataProvider.exportFile(resource.name, { filter: matching, ...options });
    },
    onSuccess: (file, { ending }) => saveFile(file, `${screen.list}-${dayOf(Date.now())}.${ending}`),
    onError: ({ message }) => notify(message || t('lists.notExported'), { type: 'error' }),
  });
  return (
    <>
      <ToolButton icon="download" title={t('lists.exportHint')} loading={isPending} disabled={total === 0} {...trigger}>
        {isPending && bytes > 0 ? formatSize(bytes) : t('lists.export')}
      </ToolButton>
      <Menu {...popup}>
        {FORMATS.map(([label, format, ending]) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              mutate({ format, ending });
            }}
          >
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
