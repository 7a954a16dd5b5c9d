import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file of its owner's alone so that a power cut leaves all of it or nothing: what was written, and then the name
 * that it was given, are on the disk when this returns.
 */
export function writeDurably(file: string, content: string | Buffer): void {
  const part = `${file}.part`;
  const descriptor = openSync(part, 'w', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameDurably(part, file);
}

/** Gives a file or a folder its name, for good. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Without it a new name may be forgotten, though what it names is not. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
