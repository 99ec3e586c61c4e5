import { brand } from '../../../contract/brand';
import type { Language } from '../../../contract/languages';
import { faultSentence } from '../../rules/auditLog';
import type { StaffTexts } from './Texts';

const paragraphs = (...parts: string[]) => parts.join('\n\n');

/** The words around a report, in the language in which its reader chose it. */
const REPORT_WORDS = {
  en: {
    days: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    nothing: 'There was nothing to count.',
    left: (count: number) => `… and ${count} more.`,
    see: (page: string) => `See all of it, and export it: ${page}`,
    stop: 'You get this every Monday. You can switch it off on that page.',
  },
  sw: {
    days: ({ from, to }: { from: string; to: string }) => `${from} hadi ${to}`,
    nothing: 'Hakukuwa na cha kuhesabu.',
    left: (count: number) => `… na nyingine ${count}.`,
    see: (page: string) => `Iangalie yote, na uipakue: ${page}`,
    stop: 'Unapata ripoti hii kila Jumatatu. Unaweza kuizima kwenye ukurasa huo.',
  },
} as const satisfies Record<Language, object>;

/** The mails for staff. They are in English, because the server does not know a user's language; a report has its reader's. */
export const staff: StaffTexts = {
  passwordLink: ({ link, minutes }) => ({
    subject: `New password for ${brand.name}`,
    body: paragraphs(
      `Choose a new password for the ${brand.name} back-office: ${link}`,
      `The link is valid for ${minutes} minutes and works once.`,
      'If you did not ask for it, ignore this message. Your password has not changed.',
    ),
  }),
  invitation: ({ link, days, page }) => ({
    subject: `Welcome to ${brand.name}`,
    body: paragraphs(
      `You can now use the ${brand.name} back-office. Choose your password first: ${link}`,
      `The link is valid for ${days} days and works once. After that, use “Forgot password?” on the sign-in page: ${page}`,
    ),
  }),
  newDevice: ({ device, address, at, page }, { formatMoment }) => {
    const where = [device, address].filter(Boolean).join(', ') || 'an unknown device';
    return {
      subject: 'New sign-in to your account',
      body: paragraphs(
        `Your ${brand.name} account was signed in to on a new device: ${where}, ${formatMoment(at)}.`,
        `If it was you, there is nothing to do. If not, sign out everywhere and change your password: ${page}`,
      ),
    };
  },
  settingsChanged: ({ changedBy, connections, at, page }, { formatMoment }) => ({
    subject: 'Connections were changed',
    body: paragraphs(
      `${changedBy ?? 'Someone'} changed settings of ${brand.name}, ${formatMoment(at)}: ${connections.join(', ')}.`,
      `If you did not expect this, disable that user and check the settings: ${page}`,
    ),
  }),
  auditLogChanged: ({ faults }) => ({
    subject: 'The audit log was changed',
    body: paragraphs(
      `The audit log of ${brand.name} was changed in the database:`,
      faults.map(faultSentence).join('\n'),
      'Nobody can do this in the portal. Find out who has access to the database, and compare it with a backup.',
    ),
  }),
  dayDiffers: ({ day, differences, amount, page }, { formatSum }) => {
    const what = differences === 1 ? '1 difference' : `${differences} differences`;
    const sum = formatSum(amount, brand.currency);
    return {
      subject: `${day} does not tie: ${what}`,
      body: paragraphs(
        `The money of ${day} does not tie: ${what}, together ${sum}.`,
        `See them and close the day: ${page}`,
      ),
    };
  },
  weeklyReport: ({ language, title, days, lines, left, page }) => {
    const words = REPORT_WORDS[language];
    const heading = days ? `${title}: ${words.days(days)}` : title;
    return {
      subject: `${brand.name}: ${title}`,
      body: paragraphs(
        heading,
        [...(lines.length ? lines : [words.nothing]), ...(left ? [words.left(left)] : [])].join('\n'),
        words.see(page),
        words.stop,
      ),
    };
  },
};
