import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useI18nProvider, useNotify } from 'react-admin';
import type { ExportFormat } from '../../../contract/exports';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { saveFile } from '../../browser/files';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';

/** Formats for people first, then the one for programs. */
const FORMATS = [
  ['lists.excel', 'excel', 'xlsx'],
  ['lists.csv', 'csv', 'csv'],
  ['lists.csvRaw', undefined, 'csv'],
] as const;

interface Props {
  /** The exported resource, or another API path that has an `/export`. */
  path: string;
  filter: Readonly<Record<string, unknown>>;
  /** The file name without its extension. */
  name: string;
  /** True if the format for programs is offered, too. */
  raw?: boolean;
  disabled?: boolean;
}

interface Wanted {
  format: ExportFormat | undefined;
  ending: string;
}

/** A menu that exports the matching records in each available format. */
export function ExportMenu({ path, filter, name, raw = false, disabled = false }: Props) {
  const { t, formatSize } = useWording();
  const language = useI18nProvider().getLocale();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const notify = useNotify();
  const { trigger, popup, close } = usePopup('menu');
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ format }: Wanted) => {
      setBytes(0);
      const options = { format, ...(format ? { language } : {}), onProgress: setBytes };
      return dataProvider.exportFile(path, { filter, ...options });
    },
    onSuccess: (file, { ending }) => saveFile(file, `${name}.${ending}`),
    onError: ({ message }) => notify(message || t('lists.notExported'), { type: 'error' }),
  });
  return (
    <>
      <ToolButton icon="download" title={t('lists.exportHint')} loading={isPending} disabled={disabled} {...trigger}>
        {isPending && bytes > 0 ? formatSize(bytes) : t('lists.export')}
      </ToolButton>
      <Menu {...popup}>
        {FORMATS.filter(([, format]) => raw || format).map(([label, format, ending]) => (
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
