import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { missing } from './missing';

const root = join(__dirname, '../..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fieldfare-missing-'));
  for (const folder of [
    'schemas/golden',
    'schemas/src',
    'projectors/testing/rows',
    'projectors/src',
    'query-service/src',
    'command-service/src',
    'workers/src',
  ])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true }));

it('is nothing: `npm run new -- check` says what comes next', () => {
  expect(missing(root)[0]).toBeUndefined();
});

it('is told one by one, with the place where it belongs', () => {
  // A tree to which something is being added lacks other things as well.
  const before = missing(copy);
  rmSync(join(copy, 'schemas/golden/accounts/RoleGranted.json'));
  rmSync(join(copy, 'command-service/src/advertising'), { recursive: true });
  rmSync(join(copy, 'projectors/testing/rows/accounts_logins.jsonl'));
  writeFileSync(join(copy, 'projectors/testing/rows/questions_catalogue.jsonl'), '{"version":1}\n');
  writeFileSync(join(copy, 'workers/src/accounts/say-goodbye.job.ts'), '');
  expect(missing(copy).filter((one) => !before.includes(one))).toEqual([
    'say-goodbye.job.ts of accounts is not listed: name it in workers/src/accounts/accounts.work.ts',
    expect.stringMatching(/^RoleGranted has no example: GOLDEN=record/),
    expect.stringMatching(/^no rows of accounts_logins are kept: ROWS=keep/),
    'the fixed log leaves no row in questions_catalogue: projectors/src/questions/testing/questions.day.ts says what happens',
    'nobody answers /advertising/agree: command-service/src/advertising is where it would be',
    'nobody answers /advertising/closeConversion: command-service/src/advertising is where it would be',
    'nobody answers /advertising/openConversion: command-service/src/advertising is where it would be',
    'nobody answers /advertising/withdraw: command-service/src/advertising is where it would be',
  ]);
});
