/** The tones of statuses; each is a pair of colours (text and tint) in light and in dark. */
export const TONES = {
  good: { light: ['#0f6b3c', '#e4f5ea'], dark: ['#6fd39b', '#12301f'] },
  busy: { light: ['#8a4b00', '#fdf0d9'], dark: ['#f0b75c', '#33260f'] },
  fresh: { light: ['#1d56b4', '#e6effc'], dark: ['#8bb6f7', '#152743'] },
  bad: { light: ['#b02a2a', '#fdeaea'], dark: ['#f79b95', '#3b1b1b'] },
  still: { light: ['#4c565e', '#eef0f1'], dark: ['#b3bcc3', '#23292d'] },
} as const;
export type Tone = keyof typeof TONES;

const WORDS: Record<Exclude<Tone, 'still'>, readonly string[]> = {
  good: [
    'ACTIVE',
    'SUCCESSFUL',
    'DONE',
    'PAID',
    'CONVERTED',
    'EFFECTED',
    'ASBUILT',
    'RESOLVED',
    'CUSTOMER',
    'SUCCEEDED',
    'INSTALLED',
    'ISSUED',
    'PROVED',
    'DELIVERED',
    'WORKING',
    'ALLOW',
    'LIVE',
  ],
  busy: [
    'PENDING',
    'WAITING',
    'NEEDS',
    'UNMATCHED',
    'PROGRESS',
    'INITIATED',
    'REQUESTED',
    'SUBMITTED',
    'CONTACTED',
    'PROSPECT',
    'SWITCH',
    'REVIEW',
    'HIGH',
    'WAY',
    'STARTED',
    'SOON',
    'QUEUED',
    'APPROVAL',
    'PAUSED',
    'PAY',
  ],
  fresh: ['NEW', 'CREATED', 'PLANNED', 'APPROVED', 'LEAD', 'INTERESTED', 'SUBSCRIBED'],
  bad: [
    'FAILED',
    'TERMINATED',
    'REJECTED',
    'REFUSED',
    'CANCELLED',
    'SUSPENDED',
    'FORFEITED',
    'DISABLED',
    'NOT',
    'NO',
    'MISMATCH',
    'TWICE',
    'UNRESOLVED',
    'URGENT',
    'FAULTY',
    'VOIDED',
    'OVERDUE',
    'REVOKED',
    'REFUSE',
  ],
};

/**
 * Returns the tone of a status such as `IN_PROGRESS`: the first tone, starting with the worst, that contains one of its words.
 */
export function toneOf(state: string): Tone {
  const words = state.toUpperCase().split(/[^A-Z]+/);
  const order = ['bad', 'busy', 'good', 'fresh'] as const;
  return order.find((tone) => WORDS[tone].some((word) => words.includes(word))) ?? 'still';
}

/** Returns the tones as CSS variables, for the style sheet of one colour scheme. */
export function toneVariables(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TONES).flatMap(([tone, { [scheme]: pair }]) => [
      [`--tone-${tone}`, pair[0]],
      [`--tone-${tone}-tint`, pair[1]],
    ]),
  );
}
