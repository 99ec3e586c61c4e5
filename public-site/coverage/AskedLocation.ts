import type { BodyOf } from '../../resources/catalogue/actions';

export type AskedLocation = BodyOf<'checkCoverage'>['location'];
