import { createHash } from 'node:crypto';
import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { html, raw } from 'hono/html';
import { brand } from '../../contract/brand';
import type { TakenMessage } from './inbox';
import { INBOX_STYLE } from './inboxStyle';

const styleHash = createHash('sha256').update(INBOX_STYLE).digest('base64');

/** The content security policy: allows only the page's own style. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface Answering {
  /** Where the form sends a customer's SMS for the product; null: there is no form. */
  answerAt: string | null;
  /** `yes` or `no`: whether the product accepted the last one. */
  sent: string | undefined;
}

/** Returns the page with the messages; it loads and runs nothing. */
export function inboxPage(messages: readonly TakenMessage[], { answerAt, sent }: Answering) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Messages (stand-in) · ${brand.name}</title>
<link rel="icon" href="data:,">
<style>${raw(INBOX_STYLE)}</style>
</head>
<body>
<header><p class="sandbox"><strong>Stand-in for SMS and mail</strong>: what arrives here goes no further.</p></header>
<main>
<div class="top"><h1>Messages</h1><a class="button" href="">Look again</a></div>
<p class="about">${summary(messages.length)}</p>
${answerAt ? answerForm(answerAt, sent) : ''}
${messages.length ? html`<ol>${messages.map(item)}</ol>` : ''}
</main>
</body>
</html>`;
}

const answerForm = (at: string, sent: string | undefined) => html`<form method="post" action="${at}">
<h2>Send an SMS as a customer</h2>
${sent === 'yes' ? html`<p role="status">Sent. It is in the customer’s ticket.</p>` : ''}
${sent === 'no' ? html`<p role="alert">It was not accepted. Check the phone number.</p>` : ''}
<label>From <input name="from" type="tel" required maxlength="30" placeholder="0777 345 671"></label>
<label>Text <textarea name="text" required maxlength="2000" rows="2"></textarea></label>
<button class="button">Send</button>
</form>`;

function summary(count: number): string {
  if (!count) return 'No message yet. Pay for an order, and its receipt arrives here.';
  return `${count === 1 ? 'One message' : `${count} messages`}, the newest first, kept until the server stops.`;
}

const item = ({ channel, to, subject, text, takenAt }: TakenMessage) => html`<li><article>
<h2><span class="channel ${channel}">${channel === 'SMS' ? 'SMS' : 'Mail'}</span> <span>to ${to}</span></h2>
<p class="moment"><time datetime="${takenAt.toISOString()}">${format(takenAt, 'd MMM yyyy, HH:mm:ss', { in: tz(brand.timeZone) })}</time></p>
${subject ? html`<p class="subject">${subject}</p>` : ''}<p class="text">${text}</p>
</article></li>`;
