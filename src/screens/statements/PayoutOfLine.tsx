import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { payoutFee } from '../../../contract/statements/payoutFee';
import type { RecordOf } from '../../../resources/language/defineResource';
import { type PayoutSource, statementActions } from '../../../resources/statements/actions';
import { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { CheckboxGroupInput } from '../../ui/inputs/CheckboxGroupInput';
import { Segments } from '../../ui/inputs/Segments';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

type Line = RecordOf<typeof statementLines>;

/** On a bank's unmatched line: the payments of providers that it may have paid out, and a button that settles it with them. */
export function PayoutOfLine({ record }: DetailsPartProps) {
  const line = record as Line;
  const { t, formatMoney } = useWording();
  const isOpen = line.status === 'UNMATCHED' && line.direction === 'IN';
  const { data, error, refetch } = useAnswer(
    statementLines.name,
    'listPayoutLines',
    { params: { id: line.id } },
    isOpen,
  );
  const [choosing, setChoosing] = useState(false);
  if (isOpen && error) return <Failure error={error} onRetry={refetch} />;
  const [first] = data?.sources ?? [];
  if (!isOpen || !data || !first) return null;
  const suggested = chosenOf(first, first.suggested);
  const { fee } = payoutFee(line.amount, suggested);
  return (
    <Panel title={t('statements.payout')}>
      <HelperText>
        {suggested.length > 0
          ? t('statements.payoutFits', { smart_count: suggested.length, source: first.name, fee: formatMoney(fee) })
          : t('statements.payoutUnclear')}
      </HelperText>
      <Box sx={{ mt: 1.5 }}>
        <ActionButton onClick={() => setChoosing(true)}>{t('statements.choosePayout')}</ActionButton>
      </Box>
      {choosing && <PayoutDrawer line={line} sources={data.sources} onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

const chosenOf = ({ lines }: PayoutSource, ids: readonly string[]) => lines.filter(({ id }) => ids.includes(id));

interface Props {
  line: Line;
  /** The sources with lines that may be paid out; the first one is shown first. */
  sources: readonly PayoutSource[];
  onClose(): void;
}

function PayoutDrawer({ line, sources, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const { id, code, amount, dateUpdated } = line;
  return (
    <DeclaredDrawer
      action={statementActions.settlePayout}
      title={t('statements.payoutTitle', { code, amount: formatMoney(amount) })}
      submitLabel={t('statements.settlePayout')}
      params={{ id }}
      version={dateUpdated}
      presets={{ lineIds: sources[0]?.suggested ?? [] }}
      inputs={{ lineIds: <PayoutLines credit={amount} sources={sources} /> }}
      done={({ fee }) => t('statements.payoutSettled', { fee: formatMoney(fee) })}
      onClose={onClose}
    >
      <HelperText>{t('statements.payoutText')}</HelperText>
    </DeclaredDrawer>
  );
}

/** The choice of the lines of one source, with the fee that results. */
function PayoutLines({ credit, sources }: { credit: number; sources: readonly PayoutSource[] }) {
  const { t, formatMoney, formatDateTime } = useWording();
  const { setValue } = useFormContext();
  const [sourceId, setSourceId] = useState(sources[0]?.id ?? '');
  const source = sources.find(({ id }) => id === sourceId);
  if (!source) return null;
  const show = (id: string) => {
    setSourceId(id);
    setValue('lineIds', sources.find((each) => each.id === id)?.suggested ?? [], { shouldDirty: true });
  };
  return (
    <>
      {sources.length > 1 && (
        <Segments
          label={t('statements.source')}
          options={sources.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={sourceId}
          onChoose={show}
        />
      )}
      <CheckboxGroupInput
        source="lineIds"
        label={t('statements.payoutLines')}
        choices={source.lines.map(({ id, code, bookedAt, amount, fee }) => ({
          id,
          name: [
            formatDateTime(bookedAt),
            code,
            formatMoney(amount),
            t('statements.lineFee', { fee: formatMoney(fee) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <PayoutSum credit={credit} source={source} />
    </>
  );
}

/** The collected money of the chosen lines, what the bank received of it, and the fee. */
function PayoutSum({ credit, source }: { credit: number; source: PayoutSource }) {
  const { t, formatMoney } = useWording();
  const ids: readonly string[] = useWatch({ name: 'lineIds' }) ?? [];
  const { collected, named, fee, verdict } = payoutFee(credit, chosenOf(source, ids));
  const isExplained = verdict === 'NAMED' || verdict === 'USUAL';
  const rows = [
    [t('statements.collected'), collected],
    [t('statements.received'), credit],
    [t(verdict === 'NEGATIVE' ? 'statements.tooMuch' : 'statements.providerFee'), Math.abs(fee)],
  ] as const;
  return (
    <Box role="status">
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0, typography: 'body2' }}
      >
        {rows.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 500, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      {!isExplained && (
        <HelperText sx={{ mt: 0.5 }}>
          {verdict === 'NEGATIVE'
            ? t('statements.payoutTooMuch')
            : t('statements.feeUnusual', { named: formatMoney(named) })}
        </HelperText>
      )}
    </Box>
  );
}
