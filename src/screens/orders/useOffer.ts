import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../resources/catalogue/actions';
import { callApi } from '../../session/callApi';

/** The packages and types of building that can be ordered. */
export type Offer = Pick<Answers['listOfferedProducts'], 'products'> &
  Pick<Answers['listOfferedBuildingTypes'], 'buildingTypes'>;

/** Loads the packages on offer, cheapest first, and the types of building. */
export function useOffer() {
  const { data, error, refetch } = useQuery({
    queryKey: ['offer'],
    queryFn: async ({ signal }): Promise<Offer> => {
      const [{ products }, { buildingTypes }] = await Promise.all([
        callApi('listOfferedProducts', { signal }),
        callApi('listOfferedBuildingTypes', { signal }),
      ]);
      return { products, buildingTypes };
    },
  });
  return { offer: data, error, refetch };
}
