import { vi } from 'vitest';

/** Stands for `session/session` where a test answers the calls itself (`answerCalls`). */
export const request = vi.fn();
export const download = vi.fn();
