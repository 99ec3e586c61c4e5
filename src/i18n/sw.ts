import { en } from './en';

export const sw = en;
