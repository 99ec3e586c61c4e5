import { afterAll } from 'vitest';
import { removeFolders } from './folder';

// Runs after each file. The files share a process, in which a module is evaluated only once.
afterAll(removeFolders);
