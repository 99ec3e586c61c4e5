import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import type { DeclaredScreen } from '../declarations';
import { stateOf } from '../states';

/** The total of all records that match the list's filters, and its parts. */
export function SumLine({ declared: { resource } }: { declared: DeclaredScreen }) {
  const { t, wordsOf, formatMoney } = useWording();
  const { filter, filterValues } = useListContext();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const matching = { ...filterValues, ...filter };
  const { data } = useQuery({
    queryKey: resourceKey(resource.name, 'getSum', matching),
    queryFn: ({ signal }) => dataProvider.getSum(resource.name, { filter: matching, signal }),
  });
  const by = resource.leaves.find(({ path }) => path === resource.list?.sumBy);
  const parts = (data?.parts ?? []).flatMap(({ value, sum }) => {
    const state = by && stateOf(by, by.field.kind === 'boolean' ? value === 'true' : value);
    return state ? [{ state, sum }] : [];
  });
  if (!data) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, pt: 1, typography: 'body2', color: 'text.secondary' }}>
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {t('lists.sum', { amount: formatMoney(data.sum) })}
      </Box>
      {parts.map(({ state, sum }) => (
        <span key={state}>
          {wordsOf(state)} {formatMoney(sum)}
        </span>
      ))}
    </Box>
  );
}
