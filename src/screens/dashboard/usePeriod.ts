import { useSearchParams } from 'react-router-dom';
import type { Days } from '../../../resources/metrics/Figure';
import { faultIn, MOST_BUCKETS, PERIODS, type PeriodName } from './period';

/** `own` stands for days that the user has typed. */
export type PeriodChoice = PeriodName | 'own';

const PARAMETERS = ['period', 'from', 'to'];

const isName = (text: string | null): text is PeriodName => text !== null && Object.hasOwn(PERIODS, text);

/**
 * Returns the period in the address, by default `initial`, and functions to choose another one; limited to this many years. Other
 * parameters of the address stay.
 */
export function usePeriod(today: string, years = MOST_BUCKETS, initial: PeriodName = 'month') {
  const [search, setSearch] = useSearchParams();
  const [name, from, to] = [search.get('period'), search.get('from'), search.get('to')];
  const isOwn = from !== null && to !== null;
  const named = isName(name) ? name : initial;
  const days: Days = isOwn ? { from, to } : PERIODS[named].daysOf(today);
  const go = (query: Record<string, string>) => {
    const others = [...search].filter(([key]) => !PARAMETERS.includes(key));
    setSearch([...others, ...Object.entries(query)], { replace: true });
  };
  return {
    chosen: (isOwn ? 'own' : named) as PeriodChoice,
    days,
    fault: isOwn ? faultIn(days, years) : undefined,
    years,
    choose: (choice: PeriodChoice) => go(choice === 'own' ? { ...days } : { period: choice }),
    setDays: (changed: Days) => go({ ...changed }),
  };
}
