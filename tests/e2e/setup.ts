import { inject } from 'vitest';
import { moveClock } from './clock';

moveClock(inject('clockOffset'));
