import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSED_ADDRESSES } from '../../mail-catcher/refused-addresses';

/** From now on the running system's mail server knows no such mailbox. @returns what gives it back */
export function refuseMailTo(address: string): () => void {
  const dataDir = process.env['E2E_DATA_DIR'];
  if (dataDir === undefined) throw new Error('E2E_DATA_DIR is not set: it is where the running system has its mail');
  const file = join(dataDir, 'mail', REFUSED_ADDRESSES);
  writeFileSync(file, `${address}\n`);
  return () => rmSync(file);
}
