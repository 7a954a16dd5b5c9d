import { describe, expect, it } from '@jest/globals';
import { inTurn } from './lanes';
import { restsWhileAnswering } from './rests';

/** Rests of a press by a clock that moves by them, and how often it was looked who answers. */
function restsOf(answering: () => Promise<boolean>) {
  const seen = { rests: [] as number[], looks: 0 };
  let ms = 0;
  const rest = restsWhileAnswering({
    isAnswering: () => {
      seen.looks += 1;
      return answering();
    },
    wait: (rested) => {
      seen.rests.push(rested);
      ms += rested;
      return Promise.resolve();
    },
    clock: () => ms,
  });
  return { seen, rest, later: (by: number) => (ms += by) };
}

describe('between two reports', () => {
  it('there is a rest of nine times what the first took while children answer, and of four tenths of a second at most', async () => {
    const { seen, rest } = restsOf(() => Promise.resolve(true));
    await rest(20);
    await rest(1_300);
    expect(seen).toEqual({ rests: [180, 400], looks: 1 });
  });

  it('there is none where nobody answers, or nobody can say', async () => {
    for (const answering of [() => Promise.resolve(false), () => Promise.reject(new Error('away'))]) {
      const { seen, rest } = restsOf(answering);
      await rest(70);
      expect(seen).toEqual({ rests: [], looks: 1 });
    }
  });

  it('it is looked again after five seconds, and goes by what is so then', async () => {
    let isAnswering = true;
    const { seen, rest, later } = restsOf(() => Promise.resolve(isAnswering));
    await rest(10);
    isAnswering = false;
    await rest(10);
    later(5_000);
    await rest(10);
    expect(seen).toEqual({ rests: [90, 90], looks: 2 });
  });
});

it('a sheet is given out before the rest that follows it, and the next is begun after that, be it that one could not be made', async () => {
  const order: string[] = [];
  const print = inTurn(
    (name: string) => {
      order.push(`print ${name}`);
      return name === 'b' ? Promise.reject(new Error('no')) : Promise.resolve(name);
    },
    async () => {
      await Promise.resolve();
      await Promise.resolve();
      order.push('rested');
    },
  );
  const all = ['a', 'b', 'c'].map((name) =>
    print(name).then(
      () => order.push(`given ${name}`),
      () => order.push(`none ${name}`),
    ),
  );
  await Promise.all(all);
  expect(order.slice(0, 6)).toEqual(['print a', 'given a', 'rested', 'print b', 'none b', 'print c']);
});
