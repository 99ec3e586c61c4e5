import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { formatPhone } from '../../../contract/phone';
import type { PreviewRow, StatementPreview } from '../../../resources/statements/actions';
import { statementLines } from '../../../resources/statements/statementLines';
import { mappingFields } from '../../../resources/statements/statementSources';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { HelperText } from '../../ui/texts/HelperText';
import { ChangeList } from './ChangeList';
import { type Correction, correctionKey, RowCorrection } from './RowCorrection';

interface Props {
  preview: StatementPreview;
  busy: boolean;
  onImport(): void;
  /** Called with all corrections after a change of them. */
  onCorrect(corrections: readonly Correction[]): void;
}

const SHOWN = ['bookedAt', 'code', 'amount', 'fee', 'phoneNumber', 'reference'] as const;

/** A preview of the import: the totals, then row by row, faulty ones first. */
export function PreviewResult({ preview, busy, onImport, onCorrect }: Props) {
  const { t, wordsOf, formatMoney, formatNumber, formatDateTime } = useWording();
  const { counts, amountIn, fees, firstAt, lastAt, rows, fault, doubts, edited } = preview;
  const [isChecked, setIsChecked] = useState(false);
  const isDoubtful = doubts.length > 0 || edited > 0;
  const importLabel = () => {
    if (counts.new === 0 && edited > 0) return t('statements.accept', { smart_count: edited });
    return counts.faulty > 0
      ? t('statements.importWithout', { smart_count: counts.new, faulty: counts.faulty })
      : t('statements.import', { smart_count: counts.new });
  };
  if (fault) return null;
  return (
    <>
      <ChangeList preview={preview} />
      <Panel title={t('statements.result')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FactList
            facts={[
              [t('statements.newLines'), formatNumber(counts.new)],
              [t('statements.knownLines'), formatNumber(counts.known)],
              [t('statements.faultyLines'), formatNumber(counts.faulty)],
              [t('statements.leftOut'), formatNumber(counts.leftOut)],
              [t('statements.period'), firstAt && lastAt && `${formatDateTime(firstAt)} – ${formatDateTime(lastAt)}`],
              [t('statements.moneyIn'), formatMoney(amountIn)],
              [t('statements.fees'), formatMoney(fees)],
            ]}
          />
          {doubts.map(({ kind, value }) => (
            <Box key={kind} role="alert" sx={{ color: 'warning.main', typography: 'body2' }}>
              {kind === 'OTHER_ACCOUNT'
                ? t('statements.otherAccount', { value })
                : t('statements.otherFileType', { value: wordsOf(value) })}
            </Box>
          ))}
          {counts.faulty > 0 && <HelperText>{t('statements.faultyHint', { smart_count: counts.faulty })}</HelperText>}
          {counts.faulty === 0 && counts.new === 0 && edited === 0 && (
            <HelperText>{t('statements.nothingNew')}</HelperText>
          )}
          {isDoubtful && (
            <FormControlLabel
              control={<Checkbox checked={isChecked} onChange={(_, on) => setIsChecked(on)} />}
              label={t('statements.checked')}
            />
          )}
          <ActionButton
            variant="contained"
            sx={{ justifySelf: 'start' }}
            disabled={counts.new + edited === 0 || (isDoubtful && !isChecked)}
            loading={busy}
            onClick={onImport}
          >
            {importLabel()}
          </ActionButton>
        </Box>
      </Panel>
      <Panel title={t('statements.rows')}>
        <PreviewTable rows={rows} onCorrect={onCorrect} />
      </Panel>
    </>
  );
}

function PreviewTable({ rows, onCorrect }: Pick<Props, 'onCorrect'> & { rows: readonly PreviewRow[] }) {
  const { t, word, labelOf, formatMoney, formatDateTime } = useWording();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Correction>>(new Map());
  const made = rows.flatMap(({ corrected }) => corrected) as Correction[];
  const leaves = SHOWN.flatMap((path) => statementLines.leaves.filter((leaf) => leaf.path === path));
  const nameOf = (field: string | null) =>
    word(mappingFields[field as keyof typeof mappingFields]?.label ?? field ?? '');
  // The message starts with the value in quotes, followed by what is wrong with it.
  const whyOf = (why: string) => why.replace(/^(".*" )?(.*)$/s, (_, value = '', fault = '') => value + word(fault));
  const verdictOf = ({ verdict, field, why }: PreviewRow) =>
    verdict === 'FAULTY'
      ? `${nameOf(field)}: ${whyOf(why ?? '')}`
      : t(verdict === 'NEW' ? 'statements.verdictNEW' : 'statements.verdictKNOWN');
  const signed = ({ amount, direction }: PreviewRow) =>
    amount === null ? '' : formatMoney(direction === 'OUT' ? -amount : amount);
  const draft = (correction: Correction) => {
    const others = new Map(drafts);
    if (correction.value.trim() === '') others.delete(correctionKey(correction));
    else others.set(correctionKey(correction), correction);
    setDrafts(others);
  };
  const undo = (gone: Correction) => onCorrect(made.filter((each) => each !== gone));
  return (
    <Box sx={{ overflow: 'auto', m: -2 }}>
      {drafts.size > 0 && (
        <ActionButton variant="contained" sx={{ m: 2 }} onClick={() => onCorrect([...made, ...drafts.values()])}>
          {t('statements.checkCorrections', { smart_count: drafts.size })}
        </ActionButton>
      )}
      <Table size="small" aria-label={t('statements.rows')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('statements.row')}</TableCell>
            <TableCell>{t('statements.verdict')}</TableCell>
            {leaves.map((leaf) => (
              <TableCell key={leaf.path}>{labelOf(leaf)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell>{row.row}</TableCell>
              <TableCell sx={row.verdict === 'FAULTY' ? { color: 'error.main' } : { color: 'text.secondary' }}>
                {verdictOf(row)}
                <RowCorrection row={row} drafts={drafts} nameOf={nameOf} onDraft={draft} onUndo={undo} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.bookedAt && formatDateTime(row.bookedAt)}</TableCell>
              <TableCell>{row.code}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{signed(row)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.fee ? formatMoney(row.fee) : ''}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.phoneNumber && formatPhone(row.phoneNumber)}</TableCell>
              <TableCell>{row.reference}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
