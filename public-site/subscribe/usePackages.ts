import type { Answers } from '../../resources/catalogue/actions';
import { useCall } from '../api/useCall';

export type Product = Answers['listOfferedProducts']['products'][number];

const NO_INPUT = {};

export interface Packages {
  /** Null until they have loaded. */
  products: Product[] | null;
  error: unknown;
  retry(): void;
}

/** Loads the packages on offer, in the provider's order. */
export function usePackages(): Packages {
  const { data, error, retry } = useCall('listOfferedProducts', NO_INPUT, true);
  return { products: data?.products ?? null, error, retry };
}
