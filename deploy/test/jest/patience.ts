import { jest } from '@jest/globals';

// On a machine that does other things what takes this long is broken, what takes less may be slow. Longer than any single wait
// of a test, so that it is the wait that says what it has waited for.
jest.setTimeout(240_000);
