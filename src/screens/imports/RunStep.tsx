import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { mayBe } from '../../../contract/imports/imports';
import type { ActionName } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { useActionMutation } from '../actions/useActionMutation';
import type { Import } from './Import';

type Verb = Extract<ActionName, 'runImport' | 'undoImport'>;

/** Imports the valid lines, shows the progress, and can undo the import. */
export function RunStep({ data }: { data: Import }) {
  const { t } = useWording();
  const { id, status, readyLines, addedLines, problem } = data;
  const { perform, isPending } = useActionMutation((verb: Verb, act) => act(verb, { params: { id } }), {
    done: (_, verb) => t(verb === 'runImport' ? 'imports.started' : 'imports.undone'),
  });
  const [asking, setAsking] = useState(false);
  const undo = () => perform('undoImport').finally(() => setAsking(false));
  return (
    <Panel title={t('imports.stepRun')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HelperText>{sentence()}</HelperText>
        {problem && <Box sx={{ color: 'error.main', typography: 'body2' }}>{problem}</Box>}
        {status === 'RUNNING' && <Progress done={addedLines} left={readyLines} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayBe('run', status) && (
            <ActionButton
              variant="contained"
              icon="play"
              loading={isPending}
              disabled={readyLines === 0}
              onClick={() => perform('runImport')}
            >
              {t('imports.run', { smart_count: readyLines })}
            </ActionButton>
          )}
          {mayBe('undo', status) && addedLines > 0 && (
            <ActionButton icon="undo-2" disabled={isPending} onClick={() => setAsking(true)}>
              {t('imports.undo')}
            </ActionButton>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('imports.undoTitle')}
        text={t('imports.undoText', { smart_count: addedLines })}
        action={t('imports.undo')}
        busy={isPending}
        onConfirm={undo}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );

  function sentence(): string {
    if (status === 'RUNNING') return t('imports.runningHint');
    if (status === 'DONE') return t('imports.doneHint', { smart_count: addedLines });
    if (status === 'UNDONE') return t('imports.undoneHint');
    return readyLines > 0 ? t('imports.runHint') : t('imports.nothingReady');
  }
}

function Progress({ done, left }: { done: number; left: number }) {
  const { t, formatNumber } = useWording();
  const all = done + left;
  const text = t('imports.progress', { done: formatNumber(done), all: formatNumber(all) });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        variant="determinate"
        value={all > 0 ? (100 * done) / all : 0}
        aria-label={text}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Box role="status" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Box>
    </Box>
  );
}
