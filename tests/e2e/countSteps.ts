import type { Page } from 'playwright-core';

/** The user's actions: clicks or taps, texts typed (consecutive characters in one field count once), and other keys by name. */
export interface Steps {
  clicks: number;
  texts: number;
  keys: string[];
}

const NOT_COUNTED = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Counts the user's actions on a page from now on, including later pages in the same tab. Only trusted browser events are
 * counted, so use `click`, `pressSequentially` and `press`, never `fill`, `selectOption` or `dispatchEvent`.
 */
export async function countSteps(page: Page): Promise<Steps> {
  const steps: Steps = { clicks: 0, texts: 0, keys: [] };
  let typing = false;
  await page.exposeFunction('stepTaken', (kind: 'click' | 'text' | 'key', key: string) => {
    if (kind === 'text' && !typing) steps.texts += 1;
    if (kind === 'click') steps.clicks += 1;
    if (kind === 'key') steps.keys.push(key);
    typing = kind === 'text';
  });
  await page.addInitScript(listen, NOT_COUNTED);
  await page.evaluate(listen, NOT_COUNTED);
  return steps;
}

/** Runs in the page: reports each trusted pointer and key event. */
function listen(ignored: string[]): void {
  const { stepTaken } = globalThis as unknown as { stepTaken(kind: string, key: string): void };
  const watch = <K extends 'pointerdown' | 'keydown'>(type: K, tell: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, (event) => event.isTrusted && tell(event), { capture: true });
  watch('pointerdown', () => stepTaken('click', ''));
  watch('keydown', (event) => {
    if (ignored.includes(event.key)) return;
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length === 1 && !held) stepTaken('text', event.key);
    else stepTaken('key', held ? `Ctrl ${event.key.toUpperCase()}` : event.key);
  });
}
