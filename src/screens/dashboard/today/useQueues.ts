import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { decrypt, encrypt } from '../../../../authProvider/secretText';
import type { Answers } from '../../../../resources/catalogue/actions';
import type { Choice } from '../../../../resources/worklists';
import { EVERY, keepTotals } from '../../../layout/waitingTotals';
import { callApi } from '../../../session/callApi';

export type Queues = Answers['readQueues'];

/** Records of each queue where all are shown together. */
const FEW = 5;

/**
 * What waits for the person signed in: the first of each queue, or `most` of each chosen one. What waited the last time is shown
 * until the answer is there; it is kept, encrypted like the session, until they sign out.
 */
export function useQueues(chosen: Choice | undefined, most: number) {
  const [kept, keep] = useStore('today', '');
  const [before] = useState(() => decrypt(kept) as Queues | undefined);
  return useQuery({
    queryKey: ['queues', 'waiting', chosen?.name ?? '', most],
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
