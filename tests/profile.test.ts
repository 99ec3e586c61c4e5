import { beforeEach, expect, it } from 'vitest';
import { MAX_PHOTO_TEXT } from '../contract/notifications/notifications';
import type { Profile } from '../resources/access/profileActions';
import { profiles } from '../resources/access/profiles';
import { onPostgres } from './payments/stores';
import { createTicketWorld, type Person } from './tickets/ticketWorld';
import { createWorld, type World } from './world';

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const PNG = base64('\x89PNG\r\n\x1a\n and so on');
const JPEG = base64('\xff\xd8\xff\xe0 and so on');

onPostgres('one’s own profile', (store) => {
  let world: World;
  let amina: Person;
  let joan: Person;
  beforeEach(async () => {
    world = createWorld(store());
    const office = createTicketWorld(world);
    [amina, joan] = [await office.person([]), await office.person([])];
  });

  const call = (method: string, path: string, { token }: Person, body?: object) =>
    world.call<{ profile: Profile; errors?: object }>(method, `accounts/auth/${path}`, {
      token,
      ...(body ? { body } : {}),
    });
  const profileOf = async (person: Person) => (await call('GET', 'profile', person)).body.profile;

  it('requires no permission, is closed to strangers, and belongs to its user only', async () => {
    expect(await profileOf(amina)).toMatchObject({ photo: null, mutedKinds: [] });
    expect((await world.call('GET', 'accounts/auth/profile')).status).toBe(401);
    await call('PATCH', 'profile', amina, { fullName: 'Amina Nakato', mutedKinds: ['REPLIED'] });
    expect(await profileOf(amina)).toMatchObject({ fullName: 'Amina Nakato', mutedKinds: ['REPLIED'] });
    expect(await profileOf(joan)).toMatchObject({ fullName: expect.stringMatching(/^Colleague/), mutedKinds: [] });
  });

  it('keeps fields that are not given', async () => {
    await call('PATCH', 'profile', amina, { mutedKinds: ['ASSIGNED'] });
    await call('PATCH', 'profile', amina, { fullName: 'Amina Nakato' });
    expect(await profileOf(amina)).toMatchObject({ fullName: 'Amina Nakato', mutedKinds: ['ASSIGNED'] });
  });

  it.each([
    [{ fullName: ' ' }, 'fullName'],
    [{ fullName: 'x'.repeat(121) }, 'fullName'],
    [{ mutedKinds: ['EVERYTHING'] }, 'mutedKinds.0'],
    [{ emailAddress: 'admin@kitara.example' }, 'emailAddress'],
    [{ roleIds: [] }, 'roleIds'],
  ])('refuses %j with its field', async (body, field) => {
    const { status, body: answer } = await call('PATCH', 'profile', amina, body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });

  it('shows the photo with the type of its bytes, replaces it, and removes it', async () => {
    expect((await call('PUT', 'photo', amina, { photo: PNG })).body.profile.photo).toBe(`data:image/png;base64,${PNG}`);
    expect((await call('PUT', 'photo', amina, { photo: JPEG })).body.profile.photo).toBe(
      `data:image/jpeg;base64,${JPEG}`,
    );
    expect(await store().count(profiles, { where: [{ path: 'userId', in: [amina.id] }] })).toBe(1);
    expect((await profileOf(joan)).photo).toBeNull();
    expect((await call('DELETE', 'photo', amina)).body.profile.photo).toBeNull();
  });

  it.each([
    ['an SVG', base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', base64('<!doctype html><script>alert(1)</script>')],
    ['no base64', `${PNG}"><script>`],
    ['nothing', ''],
  ])('refuses %s as a photo', async (_, photo) => {
    const { status, body } = await call('PUT', 'photo', amina, { photo });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['photo']]);
    expect((await profileOf(amina)).photo).toBeNull();
  });

  it('accepts a photo of the maximum size, and refuses a larger one', async () => {
    const largest = PNG.padEnd(MAX_PHOTO_TEXT - 64, 'A');
    expect((await call('PUT', 'photo', amina, { photo: largest })).status).toBe(200);
    expect((await call('PUT', 'photo', amina, { photo: PNG.padEnd(MAX_PHOTO_TEXT, 'A') })).status).toBe(413);
  });
});
