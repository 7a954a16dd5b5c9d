import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { build, buildSync } from 'esbuild';
import { asOneFunction, packagesComeIn } from '../build/bundle-programs.mjs';
import { KEEP_ARGUMENT, scriptOf } from './compiled-code';

const folder = mkdtempSync(join(tmpdir(), 'fieldfare-entry-'));
const entry = join(folder, 'main.cjs');
const program = join(folder, 'main.program.cjs');
const kept = join(folder, 'main.program.compiled');

const bundled = { bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' } as const;

async function write(source: string): Promise<void> {
  const file = join(folder, 'said.ts');
  writeFileSync(file, source);
  const plugins = [packagesComeIn];
  await build({ ...bundled, ...asOneFunction, plugins, entryPoints: [file], outfile: program, sourcemap: true });
}

const run = () => execFileSync(process.execPath, [entry], { encoding: 'utf8' });
const keep = () => execFileSync(process.execPath, [entry, KEEP_ARGUMENT]);
/** Whether what was kept is refused; undefined where there is nothing that may be used. */
const isRefused = () => scriptOf(program).script.cachedDataRejected;

beforeAll(() => {
  buildSync({ ...bundled, entryPoints: [join(__dirname, 'main.ts')], outfile: entry });
});
beforeEach(async () => {
  rmSync(kept, { force: true });
  await write(`import { basename } from 'node:path'; console.log('one', basename(__filename));`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a program', () => {
  it('starts with nothing kept, and with what it has kept', () => {
    expect(run()).toBe('one main.program.cjs\n');
    keep();
    expect(isRefused()).toBe(false);
    expect(run()).toBe('one main.program.cjs\n');
  });

  it('is loaded to keep it, and does nothing of what it began', async () => {
    await write(`setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'done'))}, ''), 1);`);
    keep();
    expect([existsSync(kept), existsSync(join(folder, 'done'))]).toEqual([true, false]);
  });

  it('takes nothing that was kept of another source, however much alike', async () => {
    keep();
    await write(readFileSync(join(folder, 'said.ts'), 'utf8').replace('one', 'two'));
    expect(isRefused()).toBeUndefined();
    expect(run()).toBe('two main.program.cjs\n');
  });

  it('takes nothing that is broken', () => {
    keep();
    const whole = readFileSync(kept);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 9] = ~(whole.at(-9) ?? 0) & 255;
    for (const broken of [whole.subarray(0, -100), whole.subarray(0, 3), Buffer.alloc(0), flipped]) {
      writeFileSync(kept, broken);
      expect(isRefused()).toBeUndefined();
      expect(run()).toBe('one main.program.cjs\n');
    }
  });

  it('starts as ever under an engine that refuses what another kept', async () => {
    // Of a source that nobody has compiled in this process: the engine remembers those, and does not ask what was kept.
    await write(`console.log('three');`);
    keep();
    const [head, code] = [readFileSync(kept).subarray(0, 8), readFileSync(kept).subarray(8)];
    // Where V8 notes its version, after its own sign.
    code.writeUInt32LE(code.readUInt32LE(4) ^ 1, 4);
    head.writeUInt32LE(crc32(code), 4);
    writeFileSync(kept, Buffer.concat([head, code]));
    expect(isRefused()).toBe(true);
    expect(run()).toBe('three\n');
  });

  it('gives what it exports to whoever requires it', async () => {
    await write(`export const told = 'told';`);
    const asked = `console.log(require(${JSON.stringify(entry)}).told)`;
    expect(execFileSync(process.execPath, ['-e', asked], { encoding: 'utf8' })).toBe('told\n');
  });

  it('imports packages as it runs, and says no word beside', async () => {
    const installed = join(folder, 'node_modules/installed');
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'index.mjs'), 'export default await Promise.resolve("found");');
    writeFileSync(join(installed, 'package.json'), '{ "exports": "./index.mjs" }');
    await write(`void import('installed')
      .then((found) => console.log(found.default)).then(() => import('missing')).catch((error) => console.log(error.code));`);
    const { stdout, stderr } = spawnSync(process.execPath, [entry], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['found\nERR_MODULE_NOT_FOUND\n', '']);
  });
});

describe('the stack of an error', () => {
  const failing = '\n\nfunction fails(): never {\n  throw new RangeError("no such thing");\n}\nfails();\n';

  it('names our source, its line and its column', async () => {
    await write(failing);
    const { stderr } = spawnSync(process.execPath, [entry], { encoding: 'utf8' });
    expect(stderr).toContain(`RangeError: no such thing\n    at fails (${join(folder, 'said.ts')}:4:9)\n`);
  });

  it('is told without it where there is no map', async () => {
    await write(failing);
    rmSync(`${program}.map`);
    const { stderr } = spawnSync(process.execPath, [entry], { encoding: 'utf8' });
    expect(stderr).toMatch(/RangeError: no such thing\n {4}at fails \(.+main\.program\.cjs:\d+:\d+\)\n/);
  });

  it('begins as the engine has it begin', async () => {
    const heads = `const held: { stack?: string } = {};
    Error.captureStackTrace(held);
    const fails = [() => Buffer.alloc(-1), () => null!.x, () => { throw Object.assign(new Error('own'), { code: 'OWN' }); }];
    const caught = fails.map((fail) => { try { fail(); } catch (error) { return error.stack; } });
    console.log([held.stack, ...caught].map((stack) => stack.split('\\n')[0]).join('\\n'));`;
    await write(heads);
    const plain = join(folder, 'plain.cjs');
    buildSync({ ...bundled, entryPoints: [join(folder, 'said.ts')], outfile: plain });
    const said = execFileSync(process.execPath, [plain], { encoding: 'utf8' });
    expect(said).toContain('RangeError [ERR_OUT_OF_RANGE]: ');
    expect(run()).toBe(said);
  });
});
