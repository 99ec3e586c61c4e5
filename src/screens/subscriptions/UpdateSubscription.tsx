import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { choicesOf } from '../../../contract/subscriptions/subscriptionStatus';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { recordAddress } from '../../crud/declarations';
import { Facts } from '../../crud/details/Facts';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Panel } from '../../ui/frames/Panel';
import { FORM_WIDTH } from '../../ui/frames/width';
import { HelperText } from '../../ui/texts/HelperText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { PageForm } from '../actions/PageForm';
import { type StatusInput, StatusInputs, useChangeStatus } from '../actions/StatusInputs';

const SHOWN = ['accountId', 'productId', 'startDate', 'endDate', 'durationDays', 'addedDays'];

/** Changes the part of a subscription that staff may change: its status, as far as it can be set by hand. */
export function UpdateSubscription() {
  const { t, wordsOf } = useWording();
  const id = useIdParam();
  const navigate = useNavigate();
  const changeStatus = useChangeStatus();
  const { data, error, refetch } = useGetOne<Subscription>(
    subscriptions.name,
    { id },
    { enabled: id !== '', retry: false },
  );
  if (!data) return <PagePlaceholder resource={subscriptions} id={id} error={error} onRetry={refetch} />;
  const back = () => navigate(recordAddress('/subscription-paid-details', id), { state: { id } });
  const choices = choicesOf(data.status);
  return (
    <>
      <PageHeading title={data.subscriptionNumber} state={<StatusChip value={data.status} />} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: FORM_WIDTH.inputs }}>
        <Panel title={t('subscriptions.asItIs')}>
          <Facts leaves={subscriptions.leaves.filter(({ path }) => SHOWN.includes(path))} record={data} />
        </Panel>
        {choices.length > 0 ? (
          <PageForm<StatusInput>
            presets={{}}
            submitLabel={t('common.changeStatus')}
            perform={(values) => changeStatus(subscriptions, data, values)}
            onDone={back}
            onCancel={back}
          >
            <HelperText>{t('subscriptions.updateText')}</HelperText>
            <StatusInputs choices={choices} />
          </PageForm>
        ) : (
          <Message
            icon="lock"
            title={t('subscriptions.notByHand', { status: wordsOf(data.status) })}
            text={t('subscriptions.notByHandText')}
          />
        )}
      </Box>
    </>
  );
}
