import type { SUBSCRIPTION_EVENT_TYPES } from '../../../contract/statuses';
import type { Tone } from '../../theme/tones';

type EventType = (typeof SUBSCRIPTION_EVENT_TYPES)[number];

/** The icon and tone of each type of subscription event in a timeline. */
export const EVENT_LOOK: Record<EventType, { icon: string; tone: Tone }> = {
  CREATED: { icon: 'plus', tone: 'still' },
  IMPORTED: { icon: 'upload', tone: 'still' },
  PAID: { icon: 'credit-card', tone: 'good' },
  ACTIVATED: { icon: 'wifi', tone: 'good' },
  RENEWED: { icon: 'refresh-cw', tone: 'good' },
  EXTENDED: { icon: 'calendar-plus', tone: 'fresh' },
  BONUS_APPLIED: { icon: 'gift', tone: 'fresh' },
  BONUS_TAKEN_BACK: { icon: 'gift', tone: 'bad' },
  TRANSFERRED: { icon: 'arrow-right-left', tone: 'fresh' },
  MOVED: { icon: 'calendar', tone: 'still' },
  PAUSED: { icon: 'pause', tone: 'busy' },
  RESUMED: { icon: 'play', tone: 'good' },
  ENDED: { icon: 'x', tone: 'bad' },
  REFUNDED: { icon: 'undo-2', tone: 'bad' },
  EXPIRED: { icon: 'clock', tone: 'busy' },
  STATUS_CHANGED: { icon: 'pencil', tone: 'still' },
};
