import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientMerges } from '../../../../resources/accounts/clientMerges';
import { clients } from '../../../../resources/accounts/clients';
import { detailsPath, recordAddress, useDeclarations, useRecordLink } from '../../../crud/declarations';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Failure } from '../../../ui/frames/Failure';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';
import { useActionMutation } from '../../actions/useActionMutation';
import { MergeFields, type TakenFields } from './MergeFields';

interface Props {
  keptId: string;
  mergedId: string;
  /** Keeps the other client instead. */
  onSwap(): void;
  /** Chooses another client. */
  onOther(): void;
}

/** Shows the result of a merge field by field and the records that move, and performs it. */
export function MergePreview({ keptId, mergedId, onSwap, onOther }: Props) {
  const { t, nameOf, formatNumber } = useWording();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const linkOf = useRecordLink();
  const declarations = useDeclarations();
  const [taken, setTaken] = useState<TakenFields>([]);
  const input = { params: { id: keptId }, query: { mergedId } };
  const { data, error, refetch } = useAnswer(clients.name, 'previewMerge', input);
  const { submit, failure, isPending } = useActionMutation('mergeClients', {
    done: ({ clientMerge }) => ({
      said: t('clients.merged', { mergeNumber: clientMerge.mergeNumber }),
      link: { label: t('common.open'), to: linkOf(clientMerges, clientMerge.id) },
    }),
    // The preview of clients that are merged would be refused.
    refreshes: [],
    onSuccess: () => {
      queryClient.invalidateQueries({ refetchType: 'none' });
      navigate(recordAddress(detailsPath(clients) ?? '', keptId), { replace: true });
    },
  });
  if (error)
    return (
      <>
        <Failure whole error={error} onRetry={refetch} />
        <ActionButton onClick={onOther}>{t('clients.chooseOther')}</ActionButton>
      </>
    );
  if (!data) return <PageSkeleton />;
  const { kept, merged, fields, moves } = data;
  const merge = () =>
    submit({
      params: { id: keptId },
      body: { mergedId, mergedVersion: merged.dateUpdated, taken: taken.map((field) => ({ field })) },
      version: kept.dateUpdated,
    });
  const names = { merged: `${merged.clientNumber} · ${clients.represent(merged)}`, kept: kept.clientNumber };
  return (
    <>
      <PageHeading title={t('clients.mergeInto', names)} text={t('clients.mergeIntoText', names)}>
        <ActionButton onClick={onOther}>{t('clients.chooseOther')}</ActionButton>
        <ActionButton icon="arrow-left-right" onClick={onSwap}>
          {t('clients.keepOther')}
        </ActionButton>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={t('clients.fieldsAfter')}>
          <MergeFields kept={kept} merged={merged} fields={fields} taken={taken} onTake={setTaken} />
        </Panel>
        <Panel title={t('clients.movingRecords')}>
          {moves.length === 0 ? (
            <HelperText>{t('clients.nothingMoves', names)}</HelperText>
          ) : (
            <FactList
              columns={2}
              facts={moves.map(({ resource: name, records }) => {
                const resource = declarations.find((each) => each.name === name);
                return [resource ? nameOf(resource) : t('clients.otherRecords'), formatNumber(records)] as const;
              })}
            />
          )}
        </Panel>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box>
          <ActionButton variant="contained" icon="merge" loading={isPending} onClick={merge}>
            {t('clients.mergeNow')}
          </ActionButton>
        </Box>
      </Box>
    </>
  );
}
