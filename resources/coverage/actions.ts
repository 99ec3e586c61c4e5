import { PLACE_KINDS } from '../../contract/coverage/places/kinds';
import { consentFault } from '../../contract/privacy/consent';
import { COVERAGE_CODES, PLACE_OUTCOMES } from '../../contract/statuses';
import { newPerson, UNTOLD } from '../accounts/person';
import { byVisitor, defineActions } from '../language/defineActions';
import { decimal, group, longText, oneOf, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { coveragePlaces } from './coveragePlaces';

/** An area on the map. Areas where fibre will not be built are not drawn. */
const mapArea = shape.object({
  id: shape.id,
  name: shape.text,
  district: shape.text,
  code: shape.oneOf('ASBUILT', 'IN_PROGRESS', 'PLANNED'),
  /** The expected completion date. */
  expectedDate: shape.nullable(shape.day),
  /** A simplified outline. */
  outline: shape.rings,
});
export type MapArea = shape.Held<typeof mapArea>;

/** A place to choose from: of the gazetteer, or a coverage area without a place of that name. */
const suggestion = shape.object({
  id: shape.id,
  name: shape.text,
  district: shape.text,
  kind: shape.oneOf(...PLACE_KINDS),
  latitude: shape.decimal,
  longitude: shape.decimal,
});

const PUBLIC = { base: 'v1', access: 'public' } as const;

/** The actions of staff on a text that matches no place. */
const ABOUT_UNKNOWN = {
  base: 'v1',
  method: 'POST',
  access: 'Update Coverage Areas',
  answer: shape.object({ unknownPlace: shape.record('unknown-places'), place: shape.record('coverage-places') }),
  reads: 'place',
} as const;

/** Coverage checks and interest forms, without a token; and what staff do with unknown places. */
export const coverageActions = defineActions(
  { name: 'Coverage', description: 'Whether fibre reaches a place, and who waits for it.' },
  {
    suggestPlaces: {
      ...PUBLIC,
      method: 'GET',
      path: 'coverage/places',
      query: { searchTerm: text() },
      answer: shape.object({
        places: shape.listOf(suggestion),
      }),
      reads: 'places',
      summary:
        'Places whose name begins with searchTerm, or is spelt or sounds like it, for suggestions while typing (at most 8)',
    },
    uploadAreas: {
      method: 'POST',
      base: 'v1',
      path: 'coverage-areas/upload',
      access: 'Update Coverage Areas',
      input: {
        geojson: longText({ required: true, maxLength: 4_000_000, help: 'Features with polygons, each with a name.' }),
        district: text({ required: true, maxLength: 60, help: 'For areas that don’t have their own in the file.' }),
        status: oneOf(COVERAGE_CODES, { required: true, help: 'For areas that don’t have their own in the file.' }),
      },
      maxBytes: 8 * 1024 * 1024,
      audit: { resource: 'coverage-areas', action: 'CREATE', reason: 'From a map file' },
      answer: shape.object({
        created: shape.integer,
        /** Sentences: what was left out, changed or is to be checked; at most 200. */
        notes: shape.listOf(shape.text),
      }),
      reads: 'created',
      success: 201,
      summary: 'Make a coverage area of each polygon in GeoJSON, all or none; other features are left out',
    },
    listMapAreas: {
      ...PUBLIC,
      method: 'GET',
      path: 'coverage/areas',
      answer: shape.object({ areas: shape.listOf(mapArea) }),
      reads: 'areas',
      summary: 'Where fibre is available, being built or planned, with simplified outlines for drawing a map',
      maxAge: 300,
      limits: byVisitor(200),
    },
    checkCoverage: {
      ...PUBLIC,
      method: 'POST',
      path: 'coverage/check',
      input: {
        location: group({
          commonName: text({ required: true, label: 'Place' }),
          latitude: decimal({ min: -90, max: 90 }),
          longitude: decimal({ min: -180, max: 180 }),
        }),
      },
      answer: shape.object({
        coverageCheck: shape.record('coverage-checks'),
        coverageResponse: shape.object({
          status: shape.text,
          code: shape.oneOf(...COVERAGE_CODES),
          message: shape.text,
          /** The expected completion date; never in the past. */
          expectedDate: shape.nullable(shape.day),
        }),
        /** Only a RECOGNISED place has a verdict: we promise nothing for others. */
        outcome: shape.oneOf(...PLACE_OUTCOMES),
        /** The place of the verdict; if SEVERAL are possible, the city, town or district that is partly covered. */
        place: shape.nullable(shape.object({ name: shape.text, district: shape.text })),
        /** The area of the network just outside of which the place lies (within some 500 m), if no area contains it. */
        beside: shape.nullable(
          shape.object({ name: shape.text, district: shape.text, code: shape.oneOf(...COVERAGE_CODES) }),
        ),
        /**
         * Other candidates: at most 100 parts of a city, town or district that is partly covered, otherwise at most five. Empty if
         * the place is recognised.
         */
        suggestions: shape.listOf(suggestion),
      }),
      reads: 'coverageResponse',
      summary: 'Does fibre reach this place or point? Reads names, addresses, coordinates, map links and Plus Codes',
      limits: byVisitor(100),
      idempotent: true,
    },
    addSpelling: {
      ...ABOUT_UNKNOWN,
      path: 'unknown-places/{id}/spelling',
      input: {
        placeId: reference('coverage-places', { required: true, label: 'Place' }),
        spelling: text({ required: true, label: 'Spelling', maxLength: 80 }),
      },
      audit: { resource: 'unknown-places', action: 'ACTION', reason: 'Added as a spelling' },
      summary: 'Make what was typed another spelling of a place',
    },
    addPlace: {
      ...ABOUT_UNKNOWN,
      path: 'unknown-places/{id}/place',
      input: {
        name: coveragePlaces.fields.name,
        district: coveragePlaces.fields.district,
        kind: coveragePlaces.fields.kind,
        where: text({
          required: true,
          label: 'Where',
          help: 'A map link, coordinates, a Plus Code, or the name of a place beside it.',
          maxLength: 400,
        }),
      },
      audit: { resource: 'unknown-places', action: 'ACTION', reason: 'Added as a place' },
      summary: 'Make a place of what was typed',
    },
    createInterest: {
      ...PUBLIC,
      method: 'POST',
      path: 'onboarding/interest',
      input: {
        client: newPerson,
        coverageCheckId: reference('coverage-checks', { required: true }),
        /**
         * The version of the consent text that the person agreed to (contract/privacy/consent.ts); missing if they were not
         * asked.
         */
        consentVersion: text({ label: 'Consent text', maxLength: 20, fault: consentFault }),
      },
      answer: shape.object({
        /** The client is included for staff who may read clients. */
        interestForm: shape.record('interest-forms', {
          without: UNTOLD,
          also: { clientId: shape.optional(shape.reference('clients')) },
        }),
        neighbours: shape.integer,
      }),
      reads: 'interestForm',
      summary: 'Show interest where fibre is not yet',
      limits: byVisitor(40),
      success: 201,
      idempotent: true,
    },
  },
);
