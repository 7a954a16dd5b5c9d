import type { Wish } from '../../wish';

/** The first `left` questions of a wish: what is asked for when the day has no more. */
export function fewerOf(wish: Wish, left: number): Wish {
  switch (wish.kind) {
    case 'types': {
      const cut = cutTo(left);
      return { ...wish, counts: wish.counts.map(([type, count]) => [type, cut(count)] as const).filter(hasSome) };
    }
    case 'plan': {
      const cut = cutTo(left);
      return {
        ...wish,
        parts: wish.parts.map((part) => ({ ...part, count: cut(part.count) })).filter(({ count }) => count > 0),
      };
    }
    case 'english':
      return { ...wish, count: Math.min(wish.count, left) };
    case 'practice-test':
      return { ...wish, count: left };
    case 'comprehension':
      return wish;
  }
}

const hasSome = ([, count]: readonly [string, number]) => count > 0;

/** As many of each as are left after those before it. */
function cutTo(left: number): (count: number) => number {
  let rest = left;
  return (count) => {
    const taken = Math.min(count, rest);
    rest -= taken;
    return taken;
  };
}

/** How many questions a wish asks for; of a passage and of a practice test the server knows. */
export function questionsIn(wish: Wish): number | undefined {
  switch (wish.kind) {
    case 'types':
      return wish.counts.reduce((sum, [, count]) => sum + count, 0);
    case 'plan':
      return wish.parts.reduce((sum, { count }) => sum + count, 0);
    case 'english':
      return wish.count;
    case 'practice-test':
    case 'comprehension':
      return undefined;
  }
}
