import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { sumPartsOf } from '../../../resources/language/listSum';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import type { DeclaredScreen } from '../declarations';

const FLOW = new Map<string, 'lists.moneyIn' | 'lists.moneyOut' | 'lists.net'>([
  ['IN', 'lists.moneyIn'],
  ['OUT', 'lists.moneyOut'],
  ['NET', 'lists.net'],
]);

/**
 * The sums of all records that match the list's filters: money in, out and net, or the money in each state. Money that does not
 * count is never added to money that does.
 */
export function SumLine({ declared: { resource } }: { declared: DeclaredScreen }) {
  const { t, wordsOf, formatMoney } = useWording();
  const { filter, filterValues } = useListContext();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const matching = { ...filterValues, ...filter };
  const { data } = useQuery({
    queryKey: resourceKey(resource.name, 'getSum', matching),
    queryFn: ({ signal }) => dataProvider.getSum(resource.name, { filter: matching, signal }),
  });
  const declared = resource.list?.sum;
  if (!data?.parts.length || !declared) return null;
  const ofFlow = 'in' in declared;
  const first = 'by' in declared ? String(declared.first) : 'NET';
  const words = new Map(sumPartsOf(resource).map(({ value, word }) => [value, word]));
  const netOf =
    ofFlow && data.parts.some(({ value }) => value === 'IN') && data.parts.some(({ value }) => value === 'OUT');
  const sums = data.parts.flatMap((part) =>
    netOf && part.value === 'OUT' ? [part, { value: 'NET', sum: data.sum }] : [part],
  );
  const textOf = (value: string, amount: string) => {
    const key = ofFlow ? FLOW.get(value) : undefined;
    return key ? t(key, { amount }) : `${wordsOf(words.get(value) ?? value)} ${amount}`;
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, pt: 1, typography: 'body2', color: 'text.secondary' }}>
      {sums.map(({ value, sum }) => (
        <Box component="span" key={value} sx={value === first ? { fontWeight: 600, color: 'text.primary' } : {}}>
          {textOf(value, formatMoney(sum))}
        </Box>
      ))}
    </Box>
  );
}
