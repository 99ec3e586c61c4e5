import { addressOf } from '../../session/calls';
import { download } from '../../session/session';

/** Fetches a receipt's PDF with the token and has the browser save it; answers what to say of it. */
export async function saveReceipt({ id, receiptNumber }: { id: string; receiptNumber: string }): Promise<string> {
  const url = URL.createObjectURL(await download(addressOf('printReceipt', { params: { id } })));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${receiptNumber}.pdf`;
  link.click();
  URL.revokeObjectURL(url);
  return `${link.download} downloaded.`;
}
