import { brand } from '../../contract/brand';

/** Returns the provider's current calendar day, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date());
