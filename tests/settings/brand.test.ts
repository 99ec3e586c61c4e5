import { Hono } from 'hono';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { brand, brandFrom, setBrand } from '../../contract/brand';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { settings as settingRows } from '../../resources/catalogue/systemTables';
import { brandMark } from '../../server/web/brand/createBrandPages';
import { serveLogo } from '../../server/web/brand/serveLogo';
import { onPostgres } from '../payments/stores';
import { createWorldWith, type World } from '../support/world';

type Brand = Answers['readBrand'];
const PATH = 'settings/brand';
/** A PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

onPostgres('the brand', (opened) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    world = createWorldWith(opened(), { BRAND_HOURS: 'Monday to Friday' });
    token = await world.signIn('admin');
  });
  afterEach(async () => {
    for (const { id, key } of await opened().find(settingRows))
      if (key !== 'setup') await opened().remove(settingRows, id);
    setBrand(brandFrom(process.env));
  });
  afterAll(() => void setBrand(brandFrom(process.env)));

  const save = (body: object) => world.call<Brand & { errors: object }>('PUT', PATH, { token, body });

  it('that is saved applies to the running process, and to another one after a refresh', async () => {
    const { status, body } = await save({ BRAND_NAME: 'Lake Fibre', BRAND_PRIMARY: '#1d4ed8', BRAND_VAT: '16' });
    expect(status).toBe(200);
    expect(body.settings.find(({ name }) => name === 'BRAND_NAME')).toEqual({
      name: 'BRAND_NAME',
      source: 'DATABASE',
      value: 'Lake Fibre',
    });
    expect([brand.name, brand.colours.primary, brand.vat]).toEqual(['Lake Fibre', '#1d4ed8', 16]);
    // The slug stays, because people know the address of the staff sign-in.
    expect(brand.slug).toBe('kitara-fibre');
    setBrand(brandFrom({}));
    const other = createWorldWith(opened(), {});
    await other.deps.settings.refresh(other.store);
    expect(brand.name).toBe('Lake Fibre');
    await save({ BRAND_NAME: null, BRAND_PRIMARY: null, BRAND_VAT: null });
    expect(brand.name).toBe('Kitara Fibre');
    expect(JSON.stringify(await world.store.find(logs, { where: [{ path: 'resource', in: ['settings'] }] }))).toContain(
      'Lake Fibre',
    );
  });

  it.each([
    [{ BRAND_PRIMARY: '#9be7c4' }, { BRAND_PRIMARY: 'is too light: text in it cannot be read on white' }],
    [{ BRAND_PRIMARY: 'red' }, { BRAND_PRIMARY: 'must be a colour such as #0b6e63' }],
    [{ BRAND_VAT: '101' }, { BRAND_VAT: 'must be per cent from 0 to 100, such as 18' }],
    [{ BRAND_LOGO: 'PHN2Zz48L3N2Zz4=' }, { BRAND_LOGO: 'is not a PNG, JPEG or WebP image' }],
    [{ BRAND_HOURS: 'Always' }, { BRAND_HOURS: 'is set by the environment' }],
    [{ BRAND_CURRENCY: 'KES' }, { BRAND_CURRENCY: 'can’t be changed once there are payments' }],
    [{ BRAND_TIME_ZONE: 'Africa/Nowhere' }, { BRAND_TIME_ZONE: 'must be a time zone such as Africa/Kampala' }],
    [{ BRAND_SLUG: 'other' }, { BRAND_SLUG: 'is not a field that can be given here' }],
  ])('refuses %j', async (body, errors) => {
    const answer = await save(body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('has a logo at its own address, served as the uploaded image', async () => {
    const { settings } = world.deps;
    const app = new Hono();
    serveLogo(app, settings);
    expect((await app.request('/brand/logo')).status).toBe(404);
    await save({ BRAND_LOGO: PNG });
    expect(brand.logo).toMatch(/^\/brand\/logo\?v=\w{12}$/);
    const answer = await app.request(brand.logo);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(PNG);
    await save({ BRAND_LOGO: null });
    expect(brand.logo).toBe('');
  });

  it('is embedded in pages as data, without the staff sign-in on public pages', () => {
    const settings = { BRAND_NAME: 'A "quoted" <b>', BRAND_SLUG: 'a-b' };
    expect(brandMark(settings, false)).toBe(
      '<meta name="brand" content="{&quot;BRAND_NAME&quot;:&quot;A \\&quot;quoted\\&quot; &lt;b>&quot;}">',
    );
    expect(brandMark(settings, true)).toContain('a-b');
  });

  it('can be read with permission to see the settings, and changed with permission to update them', async () => {
    const agent = await world.signIn('agent');
    expect((await world.call('GET', PATH, { token: agent })).status).toBe(403);
    expect((await world.call('PUT', PATH, { token: agent, body: {} })).status).toBe(403);
  });
});
