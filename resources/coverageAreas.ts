import { COVERAGE_CODES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { outline, PLACES } from './demo/places';
import { date, oneOf, polygon, text } from './kinds';

/** Where fibre is, is being built, is planned or will not come: polygons that staff can edit. */
export const coverageAreas = defineResource({
  name: 'coverage-areas',
  label: ['Coverage area', 'Coverage areas'],
  icon: 'map',
  representation: (area) => area.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, indexed: 'anyCase', maxLength: 80 }),
    district: text({ required: true, searchable: true, maxLength: 60, filter: 'districts' }),
    status: oneOf(COVERAGE_CODES, { required: true, filter: 'coverageStatuses' }),
    expectedDate: date({ help: 'Expected completion date.' }),
    polygon: polygon({ required: true, help: 'GeoJSON polygon, longitude before latitude.' }),
  },
  list: { columns: ['name', 'district', 'status', 'expectedDate'] },
  screens: [{ list: 'coverage-areas', details: 'coverage-area-details', beside: 'coverage' }],
  access: {
    list: ['View Coverage Checks', 'Update Coverage Areas'],
    create: 'Update Coverage Areas',
    update: 'Update Coverage Areas',
    remove: 'Update Coverage Areas',
    whose: 'everybody',
  },
  demo: {
    rows: PLACES.flatMap(([name, district, latitude, longitude, status, radius]) =>
      status === null
        ? []
        : [
            {
              name,
              district,
              status,
              polygon: outline(latitude, longitude, radius),
              expectedDate: { IN_PROGRESS: '2027-02-28', PLANNED: '2027-09-30' }[status as string] ?? null,
            },
          ],
    ),
  },
});
