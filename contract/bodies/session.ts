import { z } from 'zod';
import { text } from './fields';

export const sessionBodies = {
  signIn: z.strictObject({ username: text(254), password: z.string().min(1, 'is required').max(200) }),
  changePassword: z.strictObject({
    currentPassword: z.string().min(1, 'is required').max(200),
    newPassword: z.string().min(12, 'takes at least 12 characters').max(200, 'takes at most 200 characters'),
  }),
} as const;
