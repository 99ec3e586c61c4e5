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
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
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

/** Reminds the selected customers to renew after asking, and lists those who were left out with the reason. */
function RemindSelected({ resource, bodyOf, ids, onDone }: Props) {
  const { t } = useWording();
  const may = useCan()('sendRenewalReminders');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { submit, isPending, failure, reset } = useActionMutation('sendRenewalReminders', {
    refreshes: [],
    done: ({ outcomes: all }) =>
      all.every(({ changed }) => changed) ? t('subscriptions.reminded', { smart_count: all.length }) : undefined,
    onSuccess: ({ outcomes: all }) => {
      setAsking(false);
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
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={{ flex: 'none', minHeight: 30, py: 0 }}
      >
        {t('subscriptions.remind')}
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('subscriptions.remindTitle', { smart_count: ids.length })}
          text={t('subscriptions.remindText')}
          action={t('subscriptions.remindAction', { smart_count: ids.length })}
          busy={isPending}
          failure={failure}
          onConfirm={() => void submit({ body: bodyOf([...ids]) })}
          onCancel={() => {
            setAsking(false);
            reset();
          }}
        />
      )}
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
