import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { callAddress } from '../../../contract/client/address';
import type { Answers } from '../../../resources/catalogue/actions';
import { closeDifferences } from '../../../resources/closing/closeDifferences';
import { routes } from '../../../resources/language/routes';
import { saveFile } from '../../browser/files';
import { ExportMenu } from '../../crud/list/ExportMenu';
import { dayAfter } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { download } from '../../session/session';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { IconButton } from '../../ui/buttons/IconButton';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { DayField } from '../../ui/inputs/DayField';
import { isDay } from '../../ui/inputs/dayFrom';
import { useActionMutation } from '../actions/useActionMutation';

interface Props extends Pick<Answers['readDayClose'], 'day' | 'dayClose' | 'nextToClose'> {
  today: string;
}

/** Tools to choose the day, and to export or print its close. */
export function CloseTools({ day, today, dayClose, nextToClose }: Props) {
  const { t } = useWording();
  const [search, setSearch] = useSearchParams();
  const name = `close-${day}.pdf`;
  const { perform, isPending } = useActionMutation(
    async (id: string) => saveFile(await download(callAddress(routes.printDayClose, { params: { id } })), name),
    { done: () => t('payments.downloaded', { name }) },
  );
  const choose = (value: string) => {
    const next = new URLSearchParams(search);
    next.set('day', value);
    setSearch(next, { replace: true });
  };
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, width: { xs: 1, sm: 250 } }}>
        <IconButton label={t('close.previousDay')} icon="chevron-left" onClick={() => choose(dayAfter(day, -1))} />
        <DayField key={day} label={t('close.day')} value={day} onDay={(next) => isDay(next) && choose(next)} />
        <IconButton
          label={t('close.nextDay')}
          icon="chevron-right"
          disabled={day >= today}
          onClick={() => choose(dayAfter(day, 1))}
        />
      </Box>
      {nextToClose && nextToClose !== day && nextToClose < today && (
        <ActionButton onClick={() => choose(nextToClose)}>{t('close.toNext')}</ActionButton>
      )}
      <Box sx={{ flex: 1 }} />
      {dayClose && (
        <>
          <ExportMenu path={closeDifferences.name} filter={{ closeId: dayClose.id }} name={`close-${day}`} />
          <ToolButton
            icon="file-text"
            title={t('payments.downloadPdf')}
            loading={isPending}
            onClick={() => perform(dayClose.id)}
          >
            {t('payments.downloadPdf')}
          </ToolButton>
          <ToolButton icon="printer" title={t('close.print')} onClick={() => window.print()}>
            {t('close.print')}
          </ToolButton>
        </>
      )}
    </Box>
  );
}
