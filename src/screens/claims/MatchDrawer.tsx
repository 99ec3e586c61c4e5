import { claimActions } from '../../../resources/claims/actions';
import { useWording } from '../../i18n/useWording';
import { CardChoiceInput } from '../../ui/inputs/CardChoices';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { fitKeys, useCandidates } from './Claim';

interface Props {
  id: string;
  /** The claim's number. */
  name: string;
  /** The line that is selected at first; if undefined, the most likely one. */
  lineId?: string;
  onClose(): void;
}

/** Chooses the statement line of a claimed payment; the most likely one is preselected. */
export function MatchDrawer({ id, name, lineId, onClose }: Props) {
  const { t, formatMoney, formatDateTime } = useWording();
  const { data } = useCandidates(id);
  if (!data) return null;
  const choices = data.candidates.map((candidate) => ({
    id: candidate.line.id,
    title: candidate.line.code,
    note: formatMoney(candidate.line.amount),
    text: [
      formatDateTime(candidate.line.bookedAt),
      candidate.line.phoneNumber,
      t('claims.fits', {
        points: fitKeys(candidate)
          .map((key) => t(key))
          .join(', '),
      }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <DeclaredDrawer
      action={claimActions.matchClaim}
      title={t('claims.matchTitle', { claim: name })}
      submitLabel={t('claims.match')}
      params={{ id }}
      presets={{ lineId: lineId ?? choices[0]?.id ?? '', decision: 'ACCEPT' }}
      inputs={{ lineId: <CardChoiceInput source="lineId" label={t('claims.lines')} choices={choices} /> }}
      done={({ claim, payment }) => t('claims.matched', { claim: claim.claimNumber, payment: payment.reference })}
      onClose={onClose}
    >
      {choices.length === 0 && <HelperText>{t('claims.noLines')}</HelperText>}
    </DeclaredDrawer>
  );
}
