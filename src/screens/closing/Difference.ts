import type { Answers } from '../../../resources/catalogue/actions';

export type Difference = Answers['readDayClose']['differences'][number];
