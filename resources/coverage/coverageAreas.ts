import { COVERAGE_CODES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { date, oneOf, polygon, text } from '../language/kinds';

/** Polygons where fibre is available, under construction, planned or ruled out; staff can edit them. */
export const coverageAreas = defineResource({
  name: 'coverage-areas',
  label: ['Coverage area', 'Coverage areas'],
  icon: 'map',
  representation: (area) => area.name,
  headline: { states: ['status'], about: ['district', 'expectedDate'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, indexed: 'anyCase', similar: true, maxLength: 80 }),
    district: text({ required: true, searchable: true, maxLength: 60, filter: 'districts' }),
    status: oneOf(COVERAGE_CODES, { required: true, filter: 'coverageStatuses' }),
    expectedDate: date({ dueWhile: ['PLANNED', 'IN_PROGRESS'], help: 'Expected completion date.' }),
    polygon: polygon({ required: true, help: 'GeoJSON polygon, longitude before latitude.' }),
  },
  list: { columns: ['name', 'district', 'status', 'expectedDate'] },
  screens: [{ list: 'coverage-areas', details: 'coverage-area-details', beside: 'coverage' }],
  undoable: true,
  access: {
    list: ['View Coverage Checks', 'Update Coverage Areas'],
    create: 'Update Coverage Areas',
    update: 'Update Coverage Areas',
    remove: 'Update Coverage Areas',
    whose: 'everybody',
  },
});
