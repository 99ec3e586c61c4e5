import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_KINDS, IMPORT_NEEDS, type ImportKind } from '../../../contract/imports/imports';
import { imports } from '../../../resources/imports/imports';
import { base64Of } from '../../browser/files';
import { useRecordLink } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { CardChoices } from '../../ui/inputs/CardChoices';
import { HelperText } from '../../ui/texts/HelperText';
import { useActionMutation } from '../actions/useActionMutation';

/** The maximum size in bytes; in base64, such a file fits into one call. */
const MOST = 17_000_000;
const TEXTS = {
  CUSTOMERS: 'imports.customersText',
  TICKETS: 'imports.ticketsText',
  STAFF: 'imports.staffText',
} as const satisfies Record<ImportKind, string>;

/** Chooses a file and the type of its content, and goes to the page of the import. */
export function UploadDialog({ onClose }: { onClose(): void }) {
  const { t, wordsOf, formatNumber } = useWording();
  const [kind, setKind] = useState<ImportKind>('CUSTOMERS');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const linkOf = useRecordLink();
  const can = useCan();
  const kinds = IMPORT_KINDS.filter((each) => {
    const needs = IMPORT_NEEDS[each];
    return !needs || can([needs.make], 'ALL');
  });
  const { submit, isPending, failure } = useActionMutation(
    async (chosen: File, act) =>
      act('uploadImport', { body: { kind, fileName: chosen.name, content: await base64Of(chosen) } }),
    {
      onSuccess: ({ import: made }) => {
        const to = linkOf(imports, made.id);
        if (to) navigate(to);
      },
      refreshes: [],
    },
  );
  const isTooLarge = file !== null && file.size > MOST;
  return (
    <FormDialog
      title={t('imports.upload')}
      submitLabel={t('imports.uploadSubmit')}
      busy={isPending}
      disabled={!file || isTooLarge}
      failure={isTooLarge ? t('imports.tooLarge') : failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (file) void submit(file);
      }}
    >
      <CardChoices
        label={t('imports.whatItHolds')}
        name="kind"
        value={kind}
        choices={kinds.map((each) => ({ id: each, title: wordsOf(each), text: t(TEXTS[each]) }))}
        onChange={(chosen) => setKind(chosen as ImportKind)}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.txt,.tsv,.gz"
        hidden
        data-testid="import-file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Allows the user to choose the same file again after correcting it.
          target.value = '';
          if (chosen) setFile(chosen);
        }}
      />
      <ActionButton icon="file-spreadsheet" sx={{ justifySelf: 'start' }} onClick={() => input.current?.click()}>
        {t('imports.chooseFile')}
      </ActionButton>
      <HelperText>
        {file
          ? t('imports.fileChosen', { name: file.name, size: formatNumber(Math.ceil(file.size / 1024)) })
          : t('imports.fileHint')}
      </HelperText>
    </FormDialog>
  );
}
