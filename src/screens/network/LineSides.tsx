import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { networkDifferences } from '../../../resources/network/networkDifferences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import type { ExplainedLine } from '../../../resources/subscriptions/actions';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';

/** What the money, the rule, RADIUS and the NAS say of a line, side by side, and its open differences. */
export function LineSides({ line }: { line: ExplainedLine }) {
  const { t, word, wordsOf, formatMoney, formatDateTime } = useWording();
  const answerOf = ({ policy, downloadMbps, uploadMbps }: Omit<ExplainedLine['rule'], 'reason'>) =>
    downloadMbps === null
      ? wordsOf(policy)
      : t('network.speed', { policy: wordsOf(policy), download: downloadMbps, upload: uploadMbps ?? 0 });
  const { money, rule, radius, nas, differences } = line;
  const amount = formatMoney(money.perDay ?? 0);
  const paid = money.until
    ? t('network.paidUntil', { moment: formatDateTime(money.until), amount })
    : t('network.paidReady', { amount });
  const since = nas && formatDateTime(nas.stoppedAt ?? nas.startedAt);
  const online =
    nas &&
    (nas.stoppedAt
      ? t('network.offlineSince', { moment: since ?? '' })
      : t('network.onlineWith', {
          ...{ moment: since ?? '', nas: nas.nasAddress },
          answer: nas.answer ? answerOf(nas.answer) : t('network.answerUnknown'),
        }));
  const sides: [string, ReactNode][] = [
    [t('network.money'), money.perDay === null ? t('network.notPaid') : paid],
    [t('network.rule'), t('network.because', { answer: answerOf(rule), reason: wordsOf(rule.reason) })],
    [t('network.radiusAnswer'), t('network.since', { answer: answerOf(radius), moment: formatDateTime(radius.since) })],
    [
      word('NAS'),
      nas && online ? (
        <RecordLink details={detailsPath(radiusSessions)} id={nas.sessionId} text={online} />
      ) : (
        t('network.neverOnline')
      ),
    ],
  ];
  return (
    <Box component="section" aria-label={t('network.line', { username: line.username })} sx={{ mb: 2 }}>
      <Box sx={{ typography: 'subtitle2', mb: 1 }}>{t('network.line', { username: line.username })}</Box>
      <Box component="dl" sx={grid}>
        {sides.map(([name, value]) => (
          <Box key={name}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {differences.map(({ id, kind, cause }) => (
        <Box key={id} sx={{ mt: 1, typography: 'body2' }}>
          <RecordLink
            details={detailsPath(networkDifferences)}
            id={id}
            text={t('network.because', { answer: wordsOf(kind), reason: wordsOf(cause) })}
          />
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  ...{ m: 0, display: 'grid', gap: 2 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
} as const;
