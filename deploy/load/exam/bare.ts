import type { BenchGround } from '../../bench/ground/ground';
import { startBare } from '../../bench/ground/service';
import { postingTo } from '../ground/post';
import { evenly, Timings } from '../ground/timings';
import type { Options } from './options';

/** The first requests of a process are those of the compiler. */
const WARM = 500;

/** The same numbers at the same pace at the least that an endpoint can do: one row by one statement. */
export async function measureBare(bench: BenchGround, options: Options): Promise<Timings> {
  const { children, rate, seconds, within } = options;
  const service = await startBare(bench);
  const { post, close } = postingTo(service.url);
  const timings = new Timings();
  const pace = (kind: string, count: number, perSecond: number) =>
    evenly({ from: performance.now(), count, perSecond }, (n, due) =>
      timings.note(kind, due, post({ path: '/insert', body: { number: n, answer: 'B' } })),
    );
  await pace('warm', WARM, WARM);
  await pace('open', children, children / within);
  await pace('answer', rate * seconds, rate);
  await pace('end', Math.ceil(children / 2), Infinity);
  close();
  await service.stop();
  return timings;
}
