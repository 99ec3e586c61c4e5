import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { StatementPreview } from '../../../resources/statements/actions';
import { statementSources } from '../../../resources/statements/statementSources';
import { statements } from '../../../resources/statements/statements';
import { base64Of } from '../../browser/files';
import { useRecordLink } from '../../crud/declarations';
import { BesideTabs } from '../../crud/list/ScreenTabs';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { CardChoices } from '../../ui/inputs/CardChoices';
import { HelperText } from '../../ui/texts/HelperText';
import { useActionMutation } from '../actions/useActionMutation';
import { ColumnChoices } from './ColumnChoices';
import { PreviewResult } from './PreviewResult';
import type { Correction } from './RowCorrection';

type Source = RecordOf<typeof statementSources>;
type Statement = RecordOf<typeof statements>;
type Mapping = StatementPreview['mapping'];
/** The columns, the order in dates and the corrected values that the user has chosen; the source's own if they are not given. */
interface Choices {
  mapping?: Mapping;
  dateOrder?: StatementPreview['dateOrder'];
  corrections?: Correction[];
}
/** The maximum size in bytes; in base64, such a file fits into one call. */
const MOST = 17_000_000;

/**
 * Imports a statement of the payment provider, a carrier or a bank: the user chooses the file, previews its rows, and imports it.
 */
export function ImportStatement() {
  const { t, wordsOf, formatNumber } = useWording();
  const { data: sources } = useGetList<Source>(statementSources.name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const [file, setFile] = useState<File | null>(null);
  const replacesId = useIdParam();
  const { data: replaced } = useGetOne<Statement>(statements.name, { id: replacesId }, { enabled: replacesId !== '' });
  const [chosenSource, setChosenSource] = useState('');
  const sourceId = replaced?.sourceId ?? chosenSource;
  const [choices, setChoices] = useState<Choices>({});
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const linkOf = useRecordLink();

  const body = async (chosen: Choices) => ({
    sourceId,
    fileName: file?.name ?? '',
    content: file ? await base64Of(file) : '',
    ...(replaced ? { replacesId: replaced.id } : {}),
    ...chosen,
  });
  const { perform: look, isPending } = useActionMutation(
    async (chosen: Choices, act) => act('previewStatement', { body: await body(chosen) }),
    { onSuccess: setPreview, refreshes: [] },
  );
  const { perform: take, isPending: isImporting } = useActionMutation(
    async ({ counts, doubts, edited }: StatementPreview, act) => {
      const seen = { leaveOutFaulty: counts.faulty > 0, acceptDoubts: doubts.length + edited > 0 };
      return act('importStatement', { body: { ...(await body(choices)), ...seen } });
    },
    {
      done: ({ statement, counts }) =>
        statement
          ? t('statements.imported', { smart_count: counts.new, matched: statement.matchedLines })
          : t('statements.nothingNew'),
      onSuccess: ({ statement }) => {
        const to = statement && linkOf(statements, statement.id);
        if (to) navigate(to);
      },
    },
  );
  const choose = (chosen: Choices) => {
    setChoices(chosen);
    look(chosen);
  };
  const isTooLarge = file !== null && file.size > MOST;

  return (
    <>
      <PageHeading title={t('statements.importStatement')} text={t('statements.importHint')} />
      <BesideTabs head="statements" />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel>
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <input
              ref={input}
              type="file"
              accept=".csv,.xlsx,.txt,.gz"
              hidden
              data-testid="statement"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // Allows the user to choose the same file again after correcting it.
                target.value = '';
                if (!chosen) return;
                setFile(chosen);
                setChoices(({ corrections: _, ...kept }) => kept);
                setPreview(null);
              }}
            />
            <ActionButton icon="upload" onClick={() => input.current?.click()}>
              {t('statements.chooseFile')}
            </ActionButton>
            {file && (
              <HelperText>
                {t('statements.fileChosen', { name: file.name, size: formatNumber(Math.ceil(file.size / 1024)) })}
              </HelperText>
            )}
            {isTooLarge && <HelperText>{t('statements.tooLarge')}</HelperText>}
            {replaced && <HelperText>{t('statements.replaces', { file: replaced.fileName })}</HelperText>}
            {sources && !replacesId && (
              <CardChoices
                label={t('statements.source')}
                name="source"
                value={sourceId}
                choices={sources.map(({ id, name, kind }) => ({ id, title: name, text: wordsOf(kind) }))}
                onChange={(chosen) => {
                  setChosenSource(chosen);
                  setChoices({});
                  setPreview(null);
                }}
              />
            )}
            <ActionButton
              variant="contained"
              disabled={!file || !sourceId || isTooLarge}
              loading={isPending}
              onClick={() => look(choices)}
            >
              {t('statements.preview')}
            </ActionButton>
          </Box>
        </Panel>
        {preview && (
          <>
            <ColumnChoices
              preview={preview}
              // Read otherwise, the file may have other faults.
              onChange={(changed) => choose({ ...choices, ...changed, corrections: [] })}
            />
            <PreviewResult
              key={JSON.stringify(choices)}
              preview={preview}
              busy={isImporting}
              onImport={() => take(preview)}
              onCorrect={(corrections) => choose({ ...choices, corrections: [...corrections] })}
            />
          </>
        )}
      </Box>
    </>
  );
}
