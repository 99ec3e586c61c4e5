import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreferences, menuPlaceOf, PREFERENCES, parsePreferences } from './preferences';

const defaults = parsePreferences(null);
beforeEach(() => localStorage.clear());

describe('stored preferences', () => {
  it('are the defaults until the user changes something', () => {
    expect(defaults).toEqual({
      mode: 'system',
      semiDark: false,
      skin: 'default',
      monochrome: false,
      rtl: false,
      contentWidth: 'full',
      layoutType: 'vertical',
      menuHidden: false,
      sidebarCollapsed: false,
      navbarType: 'sticky',
      footerType: 'static',
    });
  });

  it.each(['', 'not JSON', 'null', '7', '"text"', '[]', '{"navbarType":"upside-down","rtl":"yes","other":1}'])(
    'fall back to the defaults if %j is stored',
    (text) => expect(parsePreferences(text)).toEqual(defaults),
  );

  it('keep valid values next to invalid ones', () => {
    expect(parsePreferences('{"rtl":true,"skin":"velvet"}')).toEqual({ ...defaults, rtl: true });
  });

  it('are one object under one key, which stores each of its values', () => {
    const store = createPreferences(localStorage);
    for (const [name, values] of Object.entries(PREFERENCES)) store.change({ [name]: values.at(-1) });
    expect(Object.keys(localStorage)).toEqual(['layout']);
    const again = createPreferences(localStorage).read();
    expect(Object.entries(again)).toEqual(Object.entries(PREFERENCES).map(([name, values]) => [name, values.at(-1)]));
    store.reset();
    expect(store.read()).toEqual(defaults);
  });

  it('are the same object until they change, and are observed here and in other tabs', () => {
    const store = createPreferences(localStorage);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    expect(store.read()).toBe(store.read());
    store.change({ rtl: true });
    window.dispatchEvent(new StorageEvent('storage', { key: 'layout' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'layout' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the menu', () => {
  it.each([
    [{}, true, 'side'],
    [{ layoutType: 'horizontal' }, true, 'bar'],
    [{ layoutType: 'horizontal' }, false, 'drawer'],
    [{ menuHidden: true }, true, 'drawer'],
    [{ menuHidden: true, layoutType: 'horizontal' }, true, 'drawer'],
    [{}, false, 'drawer'],
  ] as const)('with %j, wide: %s, is in the %s', (chosen, isWide, place) => {
    expect(menuPlaceOf({ ...defaults, ...chosen }, isWide)).toBe(place);
  });
});
