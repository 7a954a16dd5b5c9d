import { jest } from '@jest/globals';

// Real servers on a machine that does other things: what takes this long is broken, what takes less may be slow.
jest.setTimeout(60_000);
