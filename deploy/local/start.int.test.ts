import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-start-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm start`'s script as far as it goes, without blocking what listens in this process. */
function start(environment: Record<string, string>) {
  const script = join(__dirname, 'start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...environment },
    encoding: 'utf8',
  });
  return { status, sentence: stderr.trim() };
}

describe('a start that cannot succeed says why, before it does anything that takes time', () => {
  it('when PORT is no port', () => {
    expect(start({ PORT: '80a' })).toEqual({
      status: 1,
      sentence: 'PORT must be a whole number from 1 to 65535; it is "80a".',
    });
  });

  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, sentence } = start({ PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(sentence).toBe(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
  });

  it('when a file stands in the way of the data', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(start({ DATA_DIR: join(folder, 'file') })).toEqual({
      status: 1,
      sentence: `The data cannot be kept in ${join(folder, 'file')}: a file of that name, or of a folder above it, is in the way. Move the file, or choose another folder: DATA_DIR=… npm start`,
    });
  });

  it('when the data directory may not be written', () => {
    const target = process.getuid?.() === 0 ? '/sys/fieldfare' : join(folder, 'closed/data');
    mkdirSync(join(folder, 'closed'), { mode: 0o500 });
    const { status, sentence } = start({ DATA_DIR: target });
    expect(status).toBe(1);
    expect(sentence).toMatch(/^You have not the right to use .+\.$/);
  });

  it('when the folder is missing on a disk that is read-only', () => {
    // As Node answers there; to mount such a disk takes rights that a test need not have.
    const readOnly = join(folder, 'read-only.cjs');
    writeFileSync(
      readOnly,
      `require('node:fs').mkdirSync = (path) => {
         throw Object.assign(new Error('no such file or directory'), { code: 'ENOENT', syscall: 'mkdir', path });
       };
       require('node:module').syncBuiltinESMExports();`,
    );
    const dataDir = join(folder, 'missing/data');
    expect(start({ DATA_DIR: dataDir, NODE_OPTIONS: `--require ${readOnly}` })).toEqual({
      status: 1,
      sentence: `The folder ${dataDir} cannot be made: its disk is read-only, or gone. Choose another: DATA_DIR=… npm start`,
    });
  });
});
