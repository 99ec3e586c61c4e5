import Box from '@mui/material/Box';
import { useState } from 'react';
import { callAddress } from '../../../contract/client/address';
import { mayBe } from '../../../contract/imports/imports';
import { routes } from '../../../resources/language/routes';
import { saveFile } from '../../browser/files';
import { useWording } from '../../i18n/useWording';
import { download } from '../../session/session';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { Segments } from '../../ui/inputs/Segments';
import { HelperText } from '../../ui/texts/HelperText';
import { useActionMutation } from '../actions/useActionMutation';
import type { Import } from './Import';
import { LineList } from './LineList';

/** The views of the lines, with their filters. */
const VIEWS = {
  faulty: { statuses: 'FAULTY' },
  warned: { warned: 'true', statuses: 'READY,ADDED' },
  known: { statuses: 'KNOWN' },
  ready: { statuses: 'READY' },
  added: { statuses: 'ADDED' },
} as const;
type View = keyof typeof VIEWS;

/** Shows the problems of the lines, by line and column, and exports the faulty ones as a file to correct. */
export function CheckStep({ data }: { data: Import }) {
  const { t, formatNumber } = useWording();
  const name = `${data.fileName.replace(/\.\w+$/, '')}-faulty.csv`;
  const { perform: save, isPending } = useActionMutation(
    async () => saveFile(await download(callAddress(routes.readFaultyLines, { params: { id: data.id } })), name),
    { done: () => t('payments.downloaded', { name }) },
  );
  const counts: Record<View, number> = {
    faulty: data.faultyLines,
    warned: data.warnedLines,
    known: data.knownLines,
    ready: data.readyLines,
    added: data.addedLines,
  };
  const views = (Object.keys(VIEWS) as View[]).filter((each) => counts[each] > 0);
  const [chosen, setChosen] = useState<View>('faulty');
  const view = views.includes(chosen) ? chosen : views[0];
  return (
    <Panel
      title={t('imports.stepCheck')}
      action={
        data.faultyLines > 0 && (
          <ActionButton size="small" icon="download" loading={isPending} onClick={() => save()}>
            {t('imports.download')}
          </ActionButton>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HelperText>
          {data.faultyLines > 0 ? t('imports.faultyHint', { smart_count: data.faultyLines }) : t('imports.noFaults')}
        </HelperText>
        {view && (
          <>
            <Segments<View>
              label={t('imports.lines')}
              chosen={view}
              options={views.map((each) => ({
                value: each,
                label: t(`imports.view_${each}`, { count: formatNumber(counts[each]) }),
              }))}
              onChoose={setChosen}
            />
            <LineList
              key={view}
              importId={data.id}
              filter={VIEWS[view]}
              editable={view === 'faulty' && mayBe('check', data.status)}
            />
          </>
        )}
      </Box>
    </Panel>
  );
}
