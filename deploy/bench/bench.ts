import { benchAnswers } from './answers.bench';
import { benchAppend } from './append.bench';
import { benchCatchUp } from './catch-up.bench';
import { openBenchGround, type BenchGround } from './ground/ground';
import { benchEventStoreDb } from './event-store-db.bench';
import { benchLag } from './lag.bench';
import { benchMembership } from './membership.bench';
import { benchMemory } from './memory.bench';
import { benchSize } from './size.bench';

const all = {
  append: benchAppend,
  'event-store-db': benchEventStoreDb,
  lag: benchLag,
  'catch-up': benchCatchUp,
  answers: benchAnswers,
  memory: benchMemory,
  membership: benchMembership,
};

const DEFAULT_SIZE = 300_000;

/** `npm run bench`, or `npm run bench -- append lag`, or, which takes its time, `npm run bench -- size 3000000`. */
async function run(words: readonly string[]): Promise<void> {
  const names = words.filter((word) => !isNumber(word));
  const events = Number(words.find(isNumber) ?? DEFAULT_SIZE);
  const chosen = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [, bench] of chosen) await onGround(bench);
  if (names.includes('size')) await onGround((ground) => benchSize(ground, events));
}

const isNumber = (word: string) => /^\d+$/.test(word);

async function onGround(bench: (ground: BenchGround) => Promise<void>): Promise<void> {
  const ground = await openBenchGround();
  try {
    await bench(ground);
  } finally {
    await ground.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
