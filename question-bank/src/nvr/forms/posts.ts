import type { Random } from '../../generation/random';

/** A post with something at its top, on one side, and something at its foot: it has eight different images, as lopsided squares have. */
export const heads = ['pennant', 'flag', 'ball', 'bars', 'diamond', 'hook', 'fork'] as const;
export const feet = ['nothing', 'plate', 'ring', 'disc', 'heel', 'toe'] as const;

export type Head = (typeof heads)[number];
export type Foot = (typeof feet)[number];

export interface Post {
  head: Head;
  foot: Foot;
  isFilled: boolean;
}

/** Heads with an inside that can be black. */
const closed: readonly Head[] = ['pennant', 'flag', 'ball', 'diamond'];

export const pickPost = (random: Random): Post => {
  const head = random.pick(heads);
  return { head, foot: random.pick(feet), isFilled: closed.includes(head) && random.oneIn(2) };
};

/** Three posts that differ in one thing, any two as much as any others. */
export function pickSiblings(random: Random): Post[] {
  const { head, foot, isFilled } = pickPost(random);
  if (random.oneIn(2)) return random.sample(feet, 3).map((other) => ({ head, foot: other, isFilled }));
  return random.sample(isFilled ? closed : heads, 3).map((other) => ({ head: other, foot, isFilled }));
}

export const nameOfPost = ({ head, foot, isFilled }: Post): string => `${head} ${foot}${isFilled ? ' filled' : ''}`;

/** A post by its name. */
export function postNamed(name: string): Post | undefined {
  const [headName, footName, filled] = name.split(' ');
  const head = heads.find((one) => one === headName);
  const foot = feet.find((one) => one === footName);
  return head && foot && { head, foot, isFilled: filled === 'filled' };
}
