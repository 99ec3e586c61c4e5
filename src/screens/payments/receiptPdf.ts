import { addressOf } from '../../../contract/client/address';
import { routes } from '../../../resources/routes';
import { saveFile } from '../../browser/saveFile';
import type { Translate } from '../../i18n/messages';
import { download } from '../../session/session';

/** Fetches a receipt's PDF with the token and has the browser save it; answers what to say of it. */
export async function saveReceipt(
  { id, receiptNumber }: { id: string; receiptNumber: string },
  t: Translate,
): Promise<string> {
  const name = `${receiptNumber}.pdf`;
  saveFile(await download(addressOf(routes.printReceipt, { params: { id } })), name);
  return t('payments.downloaded', { name });
}
