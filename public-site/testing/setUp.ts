import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetAnswers } from '../api/useCall';

/** Starts each test with an empty page, an empty browser and the real clock. */
export function startAfresh(): void {
  // A busy machine needs more time.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    forgetAnswers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });
}
