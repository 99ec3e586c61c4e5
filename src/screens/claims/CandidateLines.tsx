import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Claim } from '../../../resources/claims/claims';
import { statementLines } from '../../../resources/statements/statementLines';
import { detailsPath } from '../../crud/declarations';
import type { DetailsPartProps } from '../../crud/slots';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { fitKeys, isClaimOpen, useCandidates } from './Claim';
import { MatchDrawer } from './MatchDrawer';

/** On an open claim: statement lines that may be its payment, the most likely first, each with a button to match it. */
export function CandidateLines({ record }: DetailsPartProps) {
  const claim = record as Claim;
  const { t, formatMoney, formatDateTime } = useWording();
  const may = useCan()('matchClaim');
  const { data, error, refetch } = useCandidates(claim.id, isClaimOpen(claim));
  const [chosen, setChosen] = useState<string | null>(null);
  if (!may || !isClaimOpen(claim)) return null;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <Panel title={t('claims.lines')}>
      {data?.candidates.length === 0 && <HelperText>{t('claims.noLines')}</HelperText>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.candidates.map((candidate) => (
          <Box
            component="li"
            key={candidate.line.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}
          >
            <Box sx={{ flex: 1, minWidth: 180 }}>
              <RecordLink details={detailsPath(statementLines)} id={candidate.line.id} text={candidate.line.code} />
              <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[
                  formatDateTime(candidate.line.bookedAt),
                  t('claims.fits', {
                    points: fitKeys(candidate)
                      .map((key) => t(key))
                      .join(', '),
                  }),
                ].join(' · ')}
              </Box>
            </Box>
            <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(candidate.line.amount)}
            </Box>
            <ActionButton onClick={() => setChosen(candidate.line.id)}>{t('claims.match')}</ActionButton>
          </Box>
        ))}
      </Box>
      {chosen && <MatchDrawer id={claim.id} name={claim.claimNumber} lineId={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
