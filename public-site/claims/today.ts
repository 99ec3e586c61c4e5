import { brand } from '../../contract/brand';

/** The provider's calendar day, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone }).format(new Date());
