import { openBenchGround, type BenchGround } from '../../bench/ground/ground';
import { startTown, type LoadedTown } from './town';

/** Does something in a built system of its own, which is gone afterwards, and ends this process with 1 where that fails. */
export function loaded(work: (town: LoadedTown, bench: BenchGround) => Promise<void>): void {
  inTown(work).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

async function inTown(work: (town: LoadedTown, bench: BenchGround) => Promise<void>): Promise<void> {
  const bench = await openBenchGround();
  try {
    const town = await startTown(bench);
    try {
      await work(town, bench);
    } finally {
      await town.stop();
    }
  } finally {
    await bench.stop();
  }
}
