import { requireNode } from './node-version.mjs';

/**
 * Begins a command of the repository's: a fault is told in a sentence. Plain JavaScript, as all that it needs is: it runs before
 * anything is installed. The steps are imported within `work`, not before Node's version is known: an old one could not even read them.
 */
export function begin(work) {
  requireNode();
  work().catch(async (error) => {
    const { sentenceOf } = await import('./sentence.mjs');
    console.error(`\n${sentenceOf(error)}`);
    process.exit(1);
  });
}
