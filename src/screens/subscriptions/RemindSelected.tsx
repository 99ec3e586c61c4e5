import { useState } from 'react';
import { accounts } from '../../../resources/accounts/accounts';
import type { BodyOf } from '../../../resources/catalogue/actions';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { BulkOutcome } from '../../../resources/language/shapes';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { BulkOutcomes } from '../../crud/list/BulkOutcomes';
import { refusedOf } from '../../crud/list/useBulkStatus';
import type { BulkPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';

interface Props extends BulkPartProps {
  resource: AnyResource;
  /** Returns the body of the call for these ids. */
  bodyOf(ids: string[]): BodyOf<'sendRenewalReminders'>;
}

export const RemindAccounts = (props: BulkPartProps) => (
  <RemindSelected resource={accounts} bodyOf={(accountIds) => ({ accountIds })} {...props} />
);

export const RemindSubscriptions = (props: BulkPartProps) => (
  <RemindSelected resource={subscriptions} bodyOf={(subscriptionIds) => ({ subscriptionIds })} {...props} />
);

/** Reminds the selected customers to renew, and lists those who were left out with the reason. */
function RemindSelected({ resource, bodyOf, ids, onDone }: Props) {
  const { t } = useWording();
  const may = useCan()('sendRenewalReminders');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const { perform, isPending } = useActionMutation('sendRenewalReminders', {
    refreshes: [],
    done: ({ outcomes: all }) =>
      all.every(({ changed }) => changed) ? t('subscriptions.reminded', { smart_count: all.length }) : undefined,
    onSuccess: ({ outcomes: all }) => {
      if (all.every(({ changed }) => changed)) onDone([]);
      else setOutcomes(all);
    },
  });
  if (!may) return null;
  const left = outcomes ? refusedOf(outcomes).length : 0;
  const close = () => {
    setOutcomes(null);
    onDone([]);
  };
  return (
    <>
      <ActionButton
        icon="send"
        loading={isPending}
        loadingPosition="start"
        onClick={() => perform({ body: bodyOf([...ids]) })}
        sx={{ flex: 'none', minHeight: 30, py: 0 }}
      >
        {t('subscriptions.remind')}
      </ActionButton>
      {outcomes && (
        <BulkOutcomes
          title={t('subscriptions.remind')}
          summary={t('subscriptions.remindedSome', { sent: outcomes.length - left, left })}
          resource={resource}
          outcomes={outcomes}
          onClose={close}
        />
      )}
    </>
  );
}
