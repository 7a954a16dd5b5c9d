import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { missing } from './missing';

it('is nothing: `npm run new -- check` says what comes next', () => {
  expect(missing(join(__dirname, '../..'))[0]).toBeUndefined();
});
