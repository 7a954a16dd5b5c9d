import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bankFiles, bankFingerprint } from './bank-fingerprint.mjs';
import { runChecks } from './run-checks.mjs';
import { TreeOnDisk } from './tree-on-disk';

const repository = join(__dirname, '../../..');
let onDisk: TreeOnDisk;
let root: string;
let runs: string[];

beforeEach(() => {
  onDisk = new TreeOnDisk(tree);
  ({ root } = onDisk);
  runs = [];
});
afterEach(() => onDisk.clearAway());

/** A bank as small as can be: a question that imports a word, which imports another. */
const tree = {
  'package.json': '{}',
  'package-lock.json': '{"jest": "30"}',
  'jest.config.cjs': 'module.exports = {};',
  'tsconfig.json': '{}',
  'question-bank/src/maths/sum.ts': "import { word } from 'schemas/questions/word';\nexport const sum = word;\n",
  'question-bank/src/maths/sum.proof.test.ts': "import { sum } from './sum';\n",
  'question-bank/golden/sum.json': '[]',
  'question-bank/node_modules/left-out.js': '1',
  'schemas/src/questions/word.ts': "import { letter } from '../letter';\nexport const word = letter;\n",
  'schemas/src/letter.ts': "export const letter = 'a';\n",
  'schemas/src/accounts/other.ts': 'export {};\n',
};

const write = (file: string, content: string): void => onDisk.write(file, content);

const add = (file: string, text = ' '): void => {
  write(file, readFileSync(join(root, file), 'utf8') + text);
};

const whole = { passed: 3, failed: 0, skipped: 0 };
interface Run {
  readonly all?: boolean;
  readonly outcome?: typeof whole;
  readonly meanwhile?: () => void;
  readonly node?: string;
}

/** Runs the proofs once, unless they are remembered, and tells whether they ran. */
async function prove({ all = false, outcome = whole, meanwhile, node }: Run = {}): Promise<boolean> {
  const before = runs.length;
  const fingerprint = (place: string) => bankFingerprint(place, node);
  await runChecks([{ name: 'proofs', script: 'test:bank', minutes: 1, fingerprint }], root, {
    all,
    say: () => undefined,
    run: (check: { name: string }) => {
      runs.push(check.name);
      meanwhile?.();
      return Promise.resolve({ name: check.name, countsTests: true, output: '', seconds: 1, ...outcome });
    },
  });
  return runs.length > before;
}

describe('the proofs of the question bank', () => {
  it('run once, and not again while nothing changes', async () => {
    expect([await prove(), await prove(), await prove()]).toEqual([true, false, false]);
  });

  it('run again with --all, and in a clone of their own', async () => {
    await prove();
    expect(await prove({ all: true })).toBe(true);
    const clone = join(root, 'clone');
    for (const file of Object.keys(tree)) cpSync(join(root, file), join(clone, file));
    root = clone;
    expect(await prove()).toBe(true);
  });

  it.each(Object.keys(tree).filter((file) => !/node_modules|accounts/.test(file)))(
    'run again after one byte more in %s',
    async (file) => {
      await prove();
      add(file);
      expect([await prove(), await prove()]).toEqual([true, false]);
    },
  );

  it('run again after a new file, a new name, and with another major version of Node', async () => {
    await prove({ node: '20.19.0' });
    expect(await prove({ node: '20.20.1' })).toBe(false);
    expect(await prove({ node: '22.1.0' })).toBe(true);
    write('question-bank/src/maths/product.ts', '');
    expect(await prove({ node: '22.1.0' })).toBe(true);
    rmSync(join(root, 'question-bank/src/maths/product.ts'));
    write('question-bank/src/maths/factor.ts', '');
    expect(await prove({ node: '22.1.0' })).toBe(true);
  });

  it('do not run again for what they never see', async () => {
    await prove();
    add('schemas/src/accounts/other.ts');
    add('question-bank/node_modules/left-out.js');
    expect(await prove()).toBe(false);
  });

  it.each([
    ['a failure', { passed: 2, failed: 1, skipped: 0 }],
    ['one left out', { passed: 2, failed: 0, skipped: 1 }],
    ['none at all', { passed: 0, failed: 0, skipped: 0 }],
  ])('are not remembered with %s', async (_, outcome) => {
    await prove({ outcome });
    expect(await prove()).toBe(true);
  });

  it('are forgotten when they fail with the content that had passed', async () => {
    await prove();
    await prove({ all: true, outcome: { passed: 2, failed: 1, skipped: 0 } });
    expect(await prove()).toBe(true);
  });

  it('are not remembered where a file was changed under them', async () => {
    await prove({
      meanwhile: () => {
        add('question-bank/src/maths/sum.ts');
      },
    });
    expect(await prove()).toBe(true);
  });

  it('are not passed over for a record that is broken', async () => {
    await prove();
    write('node_modules/.cache/fieldfare/proofs.passed', '{"fingerprint"');
    expect(await prove()).toBe(true);
  });

  it('refuse a bank that imports what is not there', async () => {
    add('question-bank/src/maths/sum.ts', "import { gone } from './gone';\n");
    await expect(prove()).rejects.toThrow('question-bank/src/maths/sum.ts imports question-bank/src/maths/gone');
  });
});

it('depend on the files of this repository that its bank imports, from the schemas too', () => {
  expect(bankFiles(repository)).toEqual(
    expect.arrayContaining([
      'question-bank/src/testing/question-type-cases.ts',
      'question-bank/golden/fractions.json',
      'schemas/src/describe/markup.ts',
    ]),
  );
});
