import { z } from 'zod';
import { networkFrom } from '../base/networks';

/** Addresses and networks, separated by commas. */
export const networkList = z.string().transform((list, context) =>
  list.split(',').flatMap((each) => {
    const network = networkFrom(each.trim());
    if (!network) context.addIssue(`"${each.trim()}" is neither an address nor a network such as 10.0.0.0/8`);
    return network ? [network] : [];
  }),
);
