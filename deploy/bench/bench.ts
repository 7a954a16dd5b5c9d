import { benchAnswers } from './answers.bench';
import { benchAppend } from './append.bench';
import { benchCatchUp } from './catch-up.bench';
import { openBenchGround } from './ground';
import { benchLag } from './lag.bench';
import { benchMemory } from './memory.bench';

const all = {
  append: benchAppend,
  lag: benchLag,
  'catch-up': benchCatchUp,
  answers: benchAnswers,
  memory: benchMemory,
};

// `npm run bench`, or `npm run bench -- append lag`.
async function run(names: readonly string[]): Promise<void> {
  const chosen = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [, bench] of chosen) {
    const ground = await openBenchGround();
    try {
      await bench(ground);
    } finally {
      await ground.stop();
    }
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
