import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../..');
const rules = createRequire(__filename)('../../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

/** A file that breaks a rule, and what it should not have imported. */
const planted: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  // Of the two files of a circle, the first by name is reported.
  '1-no-cycles': ['workers/src/one/circle-back.ts', './circle'],
  '2-schemas-know-none-of-ours': ['schemas/src/bad.ts', '../../platform/src/clock/clock'],
  '2-platform-knows-no-domain': ['platform/src/bad/bad.ts', '../../../schemas/src/practice/worksheet.events'],
  '3-services-never-import-services': ['workers/src/one/bad.ts', '../../../projectors/src/read-model'],
  '3-nobody-reaches-into-a-service': ['question-bank/src/testing/bad.ts', '../../../projectors/src/read-model'],
  '4-features-are-islands': ['query-service/src/one/bad.ts', '../two/other'],
  '4-pages-are-islands': ['frontend/src/pages/one/bad.tsx', '../two/other'],
  '4-the-bird-stays-out-of-the-hall': ['frontend/src/rooms/hall/bad.tsx', '../../parts/page/beside-bird'],
  '5-the-client-sees-schemas-alone': ['frontend/src/client/bad.ts', '../../../platform/src/clock/clock'],
  '5-only-the-command-service-sees-the-question-bank': [
    'query-service/src/one/bank.ts',
    '../../../question-bank/src/generate',
  ],
  '5-what-a-learner-can-do-is-reckoned-by-the-server': [
    'workers/src/one/reckoning.ts',
    '../../../question-bank/src/adaptive/mastery',
  ],
  '5-the-question-bank-is-pure': ['question-bank/src/bad.ts', 'node:fs'],
  '5-reports-see-schemas-and-platform-alone': ['exam-reports/src/basis/bad.ts', 'node:fs'],
  '5-what-a-report-says-is-pure': ['exam-reports/src/content/bad.ts', '../../../platform/src/clock/clock'],
  '5-reports-are-made-by-two': ['projectors/src/two/bad.ts', '../../../exam-reports/src/content/sound'],
  '6-deciders-and-rules-are-pure': ['command-service/src/one/bad.decider.ts', '../../../platform/src/clock/clock'],
  '7-one-door-for-eventstore-db-client': ['workers/src/one/eventstore.ts', '@eventstore/db-client'],
  '7-one-door-for-kafkajs': ['workers/src/one/kafka.ts', 'kafkajs'],
  '7-one-door-for-napi-rs-image': ['workers/src/one/image.ts', '@napi-rs/image'],
  '7-one-door-for-pdfmake': ['query-service/src/one/pdfmake.ts', 'pdfmake'],
  '7-one-door-for-fontkit': ['query-service/src/one/fontkit.ts', 'fontkit'],
  '7-one-door-for-csv-parse': ['workers/src/one/csv-parse.ts', 'csv-parse'],
  '7-one-door-for-bullmq': ['workers/src/one/bullmq.ts', 'bullmq'],
  '7-one-door-for-ioredis': ['workers/src/one/ioredis.ts', 'ioredis'],
  '7-one-door-for-stripe': ['workers/src/one/stripe.ts', 'stripe'],
  '7-one-door-for-pg': ['query-service/src/one/pg.ts', 'pg'],
  '7-one-door-for-kysely': ['query-service/src/one/kysely.ts', 'kysely'],
  '7-one-door-for-knex': ['query-service/src/one/knex.ts', 'knex'],
  '7-one-door-for-argon2': ['command-service/src/one/argon2.ts', 'argon2'],
  '7-one-door-for-jsonwebtoken': ['command-service/src/one/jsonwebtoken.ts', 'jsonwebtoken'],
  '7-one-door-for-nodemailer': ['workers/src/one/nodemailer.ts', 'nodemailer'],
  '9-only-projectors-write-read-tables': [
    'query-service/src/one/writer.ts',
    '../../../platform/src/projections/runner',
  ],
  'no-unresolvable': ['workers/src/one/nothing.ts', './there-is-no-such-file'],
};

/** What the planted files import, all of it allowed. */
const sound: Readonly<Record<string, string>> = {
  'platform/src/clock/clock.ts': '',
  'platform/src/projections/runner.ts': `import '../clock/clock';`,
  'schemas/src/describe/schema.ts': '',
  'schemas/src/practice/worksheet.events.ts': `import '../describe/schema';`,
  'projectors/src/read-model.ts': `import '../../platform/src/projections/runner';`,
  'question-bank/src/generate.ts': '',
  'question-bank/src/adaptive/mastery.ts': '',
  'exam-reports/src/content/sound.ts': '',
  'exam-reports/src/basis/sound.ts': `import '../../../platform/src/clock/clock';`,
  'workers/src/two/reporting.ts': `import '../../../exam-reports/src/basis/sound';`,
  'projectors/src/two/good.ts': `import '../../../question-bank/src/adaptive/mastery';`,
  'query-service/src/two/good.ts': `import '../../../question-bank/src/adaptive/mastery';`,
  'query-service/src/two/other.ts': '',
  'frontend/src/parts/bird/bird.tsx': '',
  'frontend/src/parts/page/beside-bird.tsx': `import '../bird/bird';`,
  'frontend/src/pages/two/desk.tsx': `import '../../parts/page/beside-bird';`,
  'frontend/src/pages/two/other.tsx': `import '../../../../schemas/src/practice/worksheet.events';`,
  'command-service/src/two/good.decider.ts': `import '../../../question-bank/src/generate';`,
  'workers/src/two/good.ts': `import 'node:fs';`,
  'deploy/gateway/main.ts': `import '../../platform/src/clock/clock';`,
};

const folders = [...new Set(Object.keys(sound).map((file) => file.split('/')[0] ?? ''))];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-rules-'));
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  for (const library of Object.keys(planted).flatMap((rule) => (rule.startsWith('7-') ? planted[rule]?.[1] : []))) {
    put(
      `node_modules/${library ?? ''}/package.json`,
      JSON.stringify({ name: library, version: '1.0.0', main: 'index.js' }),
    );
    put(`node_modules/${library ?? ''}/index.js`, '');
  }
  for (const [file, text] of Object.entries(sound)) put(file, text);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** The rule that each file breaks, as `rule: file`. */
function broken(): string[] {
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const config = join(root, '.dependency-cruiser.cjs');
  const { stdout } = spawnSync(cruiser, ['--config', config, '--output-type', 'json', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

describe('the dependency rules', () => {
  it('have nothing against what they allow', () => {
    expect(broken()).toEqual([]);
  });

  it('catch a violation of every one of them, and take it for no other', () => {
    for (const [file, imports] of Object.values(planted)) put(file, `import '${imports}';`);
    put('workers/src/one/circle.ts', `import './circle-back';`);
    expect(broken()).toEqual(
      Object.entries(planted)
        .map(([rule, [file]]) => `${rule}: ${file}`)
        .sort(),
    );
  });

  it('are all planted here', () => {
    expect(Object.keys(planted).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
  });
});
