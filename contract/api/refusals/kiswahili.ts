import { access } from './access';
import { advice } from './advice';
import { attachments } from './attachments';
import { general } from './general';
import { maps } from './maps';
import { money } from './money';
import { service } from './service';

/** The texts of refusals in Kiswahili by the English ones, with the same placeholders. */
export const kiswahili = { ...general, ...money, ...service, ...access, ...maps, ...attachments, ...advice };

/** The texts that have a translation; a sentence with values must be one of them. */
export type RefusalText = keyof typeof kiswahili;
