import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { decrypt, encrypt } from '../../../../authProvider/secretText';
import type { Answers } from '../../../../resources/catalogue/actions';
import { EVERY, keepTotals } from '../../../layout/waitingTotals';
import { callApi } from '../../../session/callApi';
import type { ChosenQueues } from './chosenQueues';

export type Queues = Answers['readQueues'];

/** The number of records of each queue if all are shown together. */
const FEW = 5;

/**
 * Loads the work that waits for the signed-in user: the first records of each queue, or `most` of each chosen one. Until the
 * answer arrives, the previous one is shown; it is stored, encrypted like the session, until the user signs out.
 */
export function useQueues(chosen: ChosenQueues | undefined, most: number) {
  const [kept, keep] = useStore('today', '');
  const [before] = useState(() => decrypt(kept) as Queues | undefined);
  return useQuery({
    queryKey: ['queues', 'waiting', chosen?.queues.join() ?? '', most],
    queryFn: async ({ signal, client }) => {
      const query = chosen ? { names: chosen.queues, most } : { most: FEW };
      const answer = await callApi('readQueues', { query, signal });
      void keepTotals(client, answer.queues);
      if (!chosen) keep(encrypt(answer));
      return answer;
    },
    placeholderData: (previous) => previous ?? before,
    refetchInterval: EVERY,
  });
}
