import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../crud/list/ExportMenu';
import { toIsoDay } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { DayField } from '../../ui/inputs/DayField';
import { isDay } from '../../ui/inputs/dayFrom';
import { fromLocal, toLocal } from '../../ui/inputs/MomentInput';
import { TimeField } from '../../ui/inputs/TimeField';
import { isTime } from '../../ui/inputs/timeFrom';

/** Tools to choose the time of the balances, and to export or print them. `at`: ISO 8601; undefined: now. */
export function BalanceTools({ at }: { at: string | undefined }) {
  const { t } = useWording();
  const [search, setSearch] = useSearchParams();
  const choose = (moment: string | null) => {
    const next = new URLSearchParams(search);
    if (moment) next.set('at', moment);
    else next.delete('at');
    setSearch(next, { replace: true });
  };
  const [day = '', time = ''] = at ? toLocal(at).split('T') : [];
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', width: { xs: 1, sm: 320 } }}>
        <DayField
          key={at ?? ''}
          label={t('ledger.moment')}
          value={day}
          onDay={(chosen) => isDay(chosen) && choose(fromLocal(`${chosen}T${time || '23:59'}`))}
        />
        <TimeField
          value={time}
          disabled={!day}
          onTime={(typed) => isTime(typed) && choose(fromLocal(`${day}T${typed}`))}
        />
      </Box>
      {at && <ActionButton onClick={() => choose(null)}>{t('ledger.now')}</ActionButton>}
      <Box sx={{ flex: 1 }} />
      <ExportMenu
        path="ledger/trial-balance"
        filter={at ? { at } : {}}
        name={`trial-balance-${day || toIsoDay(Date.now())}`}
      />
      <ActionButton icon="printer" onClick={() => window.print()}>
        {t('ledger.print')}
      </ActionButton>
    </Box>
  );
}
