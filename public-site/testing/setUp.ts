import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetAnswers } from '../api/useCall';

/** Each test starts with an empty page, an empty browser and the real clock. */
export function startAfresh(): void {
  // A busy machine takes its time.
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
