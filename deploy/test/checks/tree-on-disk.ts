import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small repository in a folder of its own, for a test of what the checks remember. */
export class TreeOnDisk {
  readonly root = mkdtempSync(join(tmpdir(), 'fieldfare-checks-'));

  constructor(files: Readonly<Record<string, string>>) {
    for (const [file, content] of Object.entries(files)) this.write(file, content);
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }

  clearAway(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
