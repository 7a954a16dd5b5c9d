import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

/** What the lint rules that need no types have against each text, were it the file of that name; in its own order. */
export function faultsIn(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-lint-'));
  for (const needed of ['.oxlintrc.json', 'deploy/lint/ours.mjs'])
    cpSync(join(root, needed), join(folder, needed), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics, number_of_files: read } = JSON.parse(stdout) as {
    diagnostics: Diagnostic[];
    number_of_files: number;
  };
  if (read !== Object.keys(files).length) throw new Error(`${read} files were read`);
  return Object.fromEntries(
    Object.keys(files).map((file) => [
      file,
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ message, help }) => (help === undefined ? message : `${message} ${help}`)),
    ]),
  );
}
