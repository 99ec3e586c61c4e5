import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Act } from '../../../../dataProvider/act';
import { flattenFields } from '../../../../resources/language/defineResource';
import { CONNECTIONS } from '../../../../resources/settings/connections';
import { LeafInput } from '../../../crud/kinds/inputs';
import { useWording } from '../../../i18n/useWording';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import type { ConnectionProps } from './Connection';

/** Tests the connection, and shows the result, or that of the last test. */
export function ConnectionTest({ connection: { name, tested }, onChange }: ConnectionProps) {
  const { t, word, formatDateTime } = useWording();
  const [now, setNow] = useState(tested);
  const last = now ?? tested;
  const connection = CONNECTIONS[name];
  const test = async (body: { to?: string }, act: Act) => {
    const answer = await act('testConnection', { params: { name }, body });
    setNow(answer.tested);
    await onChange();
    return undefined;
  };
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      <ActionForm<{ to?: string }>
        defaultValues={{}}
        perform={test}
        refreshes={[]}
        actions={<SubmitButton progress={t('connections.testing')}>{t('connections.test')}</SubmitButton>}
      >
        {'addressee' in connection &&
          flattenFields({ to: connection.addressee }).map((leaf) => <LeafInput key={leaf.path} leaf={leaf} />)}
      </ActionForm>
      {last && (
        <Alert severity={last.isWorking ? 'success' : 'warning'}>
          {word(last.message)} {t('connections.testedAt', { moment: formatDateTime(last.testedAt) })}
        </Alert>
      )}
    </Box>
  );
}
