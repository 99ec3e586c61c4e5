import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { logs } from '../../../resources/audit/logs';
import { subscriptionActivationLogs } from '../../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { Timeline } from '../../ui/texts/Timeline';
import type { Account } from './Account';
import { type Sources, timelineOf } from './timeline';
import { useAccountPayments, useAccountSubscriptions, useAccountTickets, useNewest } from './useAccountData';

const MOST = 10;

/** The customer's activity, latest first, as far as the user may read each part of it. */
export function TimelinePanel({ account }: { account: Account }) {
  const { t } = useWording();
  const { entries, isPending, isPartial } = useTimeline(account);
  const [all, setAll] = useState(false);
  return (
    <Panel title={t('accounts.activity')}>
      {isPartial && <HelperText>{t('accounts.partlyLoaded')}</HelperText>}
      {entries.length > 0 ? (
        <Timeline label={t('accounts.activity')} entries={entries.slice(0, all ? undefined : MOST)} />
      ) : isPending ? (
        <Skeleton role="status" aria-label={t('common.loading')} height={120} variant="rounded" />
      ) : (
        <HelperText>{t('accounts.nothingYet')}</HelperText>
      )}
      {entries.length > MOST && !all && (
        <Box sx={{ mt: 1, typography: 'body2' }}>
          <TextButton onClick={() => setAll(true)}>{t('common.showAll', { count: entries.length })}</TextButton>
        </Box>
      )}
    </Panel>
  );
}

function useTimeline({ id, device }: Account) {
  const wording = useWording();
  const subscriptions = useAccountSubscriptions(id).data ?? [];
  const subscriptionId = subscriptions.map((subscription) => subscription.id);
  const parts = {
    events: useNewest<Sources['events'][number]>(subscriptionEvents, { accountId: id }),
    payments: useAccountPayments(id),
    tickets: useAccountTickets(id),
    activations: useNewest<Sources['activations'][number]>(
      subscriptionActivationLogs,
      { subscriptionId },
      subscriptionId.length > 0,
    ),
    logs: useNewest<Sources['logs'][number]>(logs, { recordId: device ? [id, device.id] : [id] }),
  };
  const asked = Object.values(parts).filter(({ permitted }) => permitted);
  const { events, payments, tickets: told, activations, logs: changes } = parts;
  return {
    entries: timelineOf(
      {
        events: events.data ?? [],
        payments: payments.data ?? [],
        tickets: told.data ?? [],
        activations: activations.data ?? [],
        logs: changes.data ?? [],
      },
      wording,
    ),
    isPending: asked.some(({ isFetching }) => isFetching),
    isPartial: asked.some(({ error }) => error !== null),
  };
}
