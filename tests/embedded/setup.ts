import { afterAll } from 'vitest';
import { removeFolders } from './folder';

// After each file, although the files share a process, in which a module is evaluated once.
afterAll(removeFolders);
