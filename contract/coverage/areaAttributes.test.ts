import { describe, expect, it } from 'vitest';
import { readAttributes } from './areaAttributes';

describe('the name of an area', () => {
  it.each([
    [{ area: 1234.5, fid: 7, name: 'Ntinda' }, 'Ntinda'],
    [{ NAME: '  Ntinda\u00a0 East ' }, 'Ntinda East'],
    [{ title: 'Title', Name: 'Ntinda' }, 'Ntinda'],
    [{ name: null, title: 'Ntinda' }, 'Ntinda'],
    [{ name: '', 'Area Name': 'Ntinda' }, 'Ntinda'],
    [{ AREA_NAME: 'Ntinda', area: '12.5' }, 'Ntinda'],
    [{ area: 'Ntinda' }, 'Ntinda'],
    [{ area: '1,234.5', title: '7' }, ''],
    [{ name: 12 }, '12'],
    [{ Parish: 'Ntinda', district: 'Kampala' }, 'Ntinda'],
    [{ description: 'Ntinda', shape_area: 3 }, ''],
  ])('of %j is "%s"', (attributes, name) => expect(readAttributes(attributes).name).toBe(name));
});

describe('the status of an area', () => {
  it.each([
    ['ASBUILT', 'ASBUILT,as built,As-Built,Asbuilt(Constructed),constructed,Complete,LIVE,Available'],
    ['IN_PROGRESS', 'IN_PROGRESS,in-progress,In Progess,In Progress,inprogress,Under construction,ongoing'],
    ['PLANNED', 'PLANNED,planned,Plan,proposed'],
    ['NO_PRESENCE', 'NO_PRESENCE,No presence,Not Available,not_available'],
  ])('%s is written as %s', (code, spellings) => {
    for (const status of spellings.split(','))
      expect([status, readAttributes({ status }).status]).toEqual([status, code]);
  });

  it.each([
    [{ code: 'UG10203', status: 'ASBUILT' }, 'ASBUILT'],
    [{ status: 'planned', code: 'ASBUILT' }, 'PLANNED'],
    [{ code: 'as built' }, 'ASBUILT'],
    [{ code: 'UG10203' }, ''],
    [{ stage: 2, Build_Status: 'in-progress' }, 'IN_PROGRESS'],
    [{ status: null, code: 'LIVE' }, 'ASBUILT'],
    [{ status: 'soon', code: 'LIVE' }, 'soon'],
  ])('of %j is "%s"', (attributes, status) => expect(readAttributes(attributes).status).toBe(status));
});
