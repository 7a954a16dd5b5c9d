import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastWords, openLogFile } from './log-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-logs-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function wordsOf(text: string): string {
  const file = join(folder, 'words.log');
  writeFileSync(file, text);
  return lastWords(file);
}

describe('the last words of a process', () => {
  it('are the error that ended it, with every point of it', () => {
    const text = [
      '{"level":"info","msg":"ready"}',
      '/srv/config.ts:30',
      'ConfigurationError: the configuration has 2 faults:',
      '- PORT is not set',
      '- HOST is not set',
      '    at readConfig (config.ts:30:9)',
      '',
      'Node.js v20.20.2',
    ];
    expect(wordsOf(text.join('\n'))).toBe(
      'ConfigurationError: the configuration has 2 faults:\n- PORT is not set\n- HOST is not set',
    );
  });

  it('are what the database said, where nobody took heed of it', () => {
    const text =
      '/srv/main.program.cjs:10\n    throw error;\n    ^\n\nerror: terminating connection\n    at x (y.ts:1:1)\n\nNode.js v20.20.2\n';
    expect(wordsOf(text)).toBe('error: terminating connection');
  });

  it('are otherwise the last line, of a log record its message', () => {
    expect(wordsOf('one\ntwo\n')).toBe('two');
    expect(wordsOf('{"msg":"cannot listen","err":{"message":"in use"}}\n')).toBe('cannot listen: in use');
    expect(wordsOf('')).toBe('');
  });
});

describe('a log', () => {
  it('goes on where it ended, and is put aside once it is large', () => {
    const file = join(folder, 'logs/a.log');
    writeSync(openLogFile(file), 'first\n');
    writeSync(openLogFile(file), 'second\n');
    expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
    truncateSync(file, 11 * 1024 * 1024);
    writeSync(openLogFile(file), 'third\n');
    expect(readFileSync(file, 'utf8')).toBe('third\n');
    expect(statSync(`${file}.1`).size).toBe(11 * 1024 * 1024);
  });
});
