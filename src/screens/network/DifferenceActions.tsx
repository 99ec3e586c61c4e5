import { Link } from 'react-router-dom';
import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { networkDifferences } from '../../../resources/network/networkDifferences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { detailsPath, recordAddress } from '../../crud/declarations';
import type { DetailsPartProps, RowPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, type BarAction } from '../../ui/buttons/ActionBar';
import { IconButton } from '../../ui/buttons/IconButton';
import { useActionMutation } from '../actions/useActionMutation';

type Difference = RecordOf<typeof networkDifferences>;

/** The button of an open difference: it mends the stored answer, or opens the record where the difference is mended. */
export function DifferenceActions({ record }: DetailsPartProps) {
  const action = useMending(record as Difference);
  return action && <ActionBar actions={[action]} />;
}

/** The same button in a row of the list. */
export function DifferenceRow({ record }: RowPartProps) {
  const action = useMending(record as RowPartProps['record'] & Difference);
  if (!action) return null;
  const { label, icon, to, run, busy = false } = action;
  const press = to ? { component: Link, to } : { onClick: run };
  return <IconButton label={label} icon={icon} size="small" disabled={busy} {...press} />;
}

function useMending({ status, cause, accountId, accessLineId, sessionId }: Difference): BarAction | null {
  const { t } = useWording();
  const can = useCan();
  const { perform, isPending } = useActionMutation('recomputeAccessLine', { done: () => t('network.updated') });
  if (status === 'ENDED') return null;
  if (cause === 'STORED_ANSWER' && accessLineId && can('recomputeAccessLine')) {
    const run = () => perform({ params: { id: accessLineId } });
    return { label: t('network.update'), icon: 'refresh-cw', run, busy: isPending };
  }
  if (accountId && can(accounts, 'list'))
    return { label: t('network.openAccount'), icon: 'user', to: recordAddress(detailsPath(accounts) ?? '', accountId) };
  if (sessionId)
    return {
      ...{ label: t('network.openSession'), icon: 'activity' },
      to: recordAddress(detailsPath(radiusSessions) ?? '', sessionId),
    };
  return { label: t('network.openSilentNas'), icon: 'server-off', to: '/silent-nas' };
}
