import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

type Answer = Answers['checkCoverage'];

describe.each(PRODUCTION_ADAPTERS)('unknown typed places on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    token = await world.signIn('admin');
  });
  afterAll(() => opened?.close());

  const check = async (commonName: string) =>
    (await world.call<Answer>('POST', '/api/v1/coverage/check', { body: { location: { commonName } } })).body;
  const noted = async (typed: string) =>
    (await opened.store.find(unknownPlaces)).find((each) => each.typed.toLowerCase() === typed.toLowerCase());
  const act = (id: string | undefined, what: 'spelling' | 'place', body: object) =>
    world.call<Answers['addPlace']>('POST', `unknown-places/${id}/${what}`, { token, body });

  it('are counted once for all spellings that sound alike', async () => {
    for (const typed of ['Zzirobwe', 'zzirobwe', 'Zirobwe']) expect((await check(typed)).outcome).toBe('UNKNOWN');
    expect(await noted('Zirobwe')).toMatchObject({ times: 3, status: 'OPEN', placeId: null });
  });

  it('are counted correctly when several people type one for the first time concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => check('Qwertyville')));
    expect((await noted('Qwertyville'))?.times).toBe(5);
  });

  it('do not include known places, towns, points or wrong districts', async () => {
    const before = await opened.store.count(unknownPlaces);
    for (const typed of ['Ntinda', 'Kampala', '0.356, 32.616', 'Ntinda, Wakiso', '12', 'Ntinda Kisaasi Road'])
      await check(typed);
    expect(await opened.store.count(unknownPlaces)).toBe(before);
  });

  it('are listed with the most frequent first', async () => {
    type List = { unknownPlaces: { times: number }[] };
    const path = 'unknown-places?sortBy=times&sortAsc=false&statuses=OPEN';
    const { body } = await world.call<List>('GET', path, { token });
    const times = body.unknownPlaces.map((each) => each.times);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('can become another spelling of a place, which is then found by it', async () => {
    const [kololo] = await opened.store.find(coveragePlaces, { where: [{ path: 'name', in: ['Kololo'] }] });
    await check('Kwa Mukasa Mall');
    const { id } = (await noted('Kwa Mukasa Mall')) ?? {};
    const { status, body } = await act(id, 'spelling', { placeId: kololo?.id, spelling: 'Kwa Mukasa Mall' });
    expect([status, body.place.otherNames, body.unknownPlace.status]).toEqual([200, 'Kwa Mukasa Mall', 'ADDED']);
    expect((await check('kwa mukasa mall')).place?.name).toBe('Kololo');
    const again = await act(id, 'spelling', { placeId: kololo?.id, spelling: 'Kwa mukasa mall' });
    expect(again.body.place.otherNames).toBe('Kwa Mukasa Mall');
    const where = [{ path: 'recordId', in: [id ?? ''] }] as const;
    const [entry] = await opened.store.find(logs, { where });
    expect(entry).toMatchObject({ action: 'ACTION', reason: 'Added as a spelling: Kololo, Kampala' });
  });

  it('can become a place at a pasted point, or beside a known place', async () => {
    await check('Zebra Heights');
    const { id } = (await noted('Zebra Heights')) ?? {};
    const place = { name: 'Zebra Heights', district: 'Kampala', kind: 'AREA' };
    const faulty = await act(id, 'place', { ...place, where: 'somewhere' });
    expect([faulty.status, faulty.body]).toMatchObject([422, { errors: { where: expect.any(String) } }]);
    const { body } = await act(id, 'place', { ...place, where: 'https://maps.google.com/?q=0.356,32.616' });
    expect(body.place).toMatchObject({ latitude: 0.356, longitude: 32.616 });
    expect((await check('Zebra Heights, Kampala')).coverageResponse.code).toBe('ASBUILT');
  });

  it('require an existing place and text, and the permission', async () => {
    const { id } = (await noted('Zirobwe')) ?? {};
    const body = { placeId: id, spelling: 'Zirobwe' };
    expect((await act(id, 'spelling', body)).body).toMatchObject({ errors: { placeId: 'is not a place' } });
    const [kololo] = await opened.store.find(coveragePlaces, { where: [{ path: 'name', in: ['Kololo'] }] });
    const right = { placeId: kololo?.id, spelling: 'Zirobwe' };
    expect((await act(kololo?.id, 'spelling', right)).status).toBe(404);
    expect((await act(id, 'spelling', { ...right, spelling: ', ;' })).status).toBe(422);
    expect((await world.call('POST', `unknown-places/${id}/spelling`, { body: right })).status).toBe(401);
  });
});

describe.each(PRODUCTION_ADAPTERS)('places from a CSV file, on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
    token = await world.signIn('admin');
  });
  afterAll(() => opened?.close());

  const take = (csv: string) => world.call('POST', 'coverage-places/import', { token, body: { csv } });
  const named = async (name: string) =>
    (await opened.store.find(coveragePlaces, { where: [{ path: 'name', in: [name] }] }))[0];

  it('are created, or changed if the name and district are known', async () => {
    const csv = [
      'Name,Other spellings,kind,district,latitude,longitude',
      '"Zubair Hill","Zub, Zubi",AREA,Gulu,2.77,32.29',
      'Kololo,Summit View,AREA,Kampala,0.33,32.594',
      '',
    ].join('\r\n');
    expect(await take(csv)).toMatchObject({ status: 200, body: { created: 1, updated: 1 } });
    expect(await named('Zubair Hill')).toMatchObject({ otherNames: 'Zub, Zubi', latitude: 2.77 });
    expect((await named('Kololo'))?.otherNames).toBe('Summit View');
  });

  it('are all refused if one is faulty, with the line and the field', async () => {
    const csv = 'name,district,latitude,longitude\nZulu,Gulu,2.7,32.2\nYankee,Gulu,x,32.2\nXray,Gulu,2.7,999';
    const { status, body } = await take(csv);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(/line 3: latitude .*line 4: longitude/);
    expect(await named('Zulu')).toBeUndefined();
  });

  it.each([
    ['colour,name\nred,Zulu', 'columns that are not known: colour'],
    ['name,district', 'has no rows'],
    ['"name', 'is not a CSV file'],
    [`name${',a'.repeat(200)}\nZulu`, 'has more than 200 columns'],
  ])('%j is refused: %s', async (csv, message) => {
    const { status, body } = await take(csv);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)]);
  });

  it('require the permission', async () => {
    expect((await world.call('POST', 'coverage-places/import', { body: { csv: 'name\nZ' } })).status).toBe(401);
  });
});
