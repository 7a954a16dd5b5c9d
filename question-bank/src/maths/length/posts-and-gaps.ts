import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { after } from '../../notation/units';

const lines = [
  { line: 'straight fence', post: 'post', posts: 'posts', apart: [2, 3, 4, 5] },
  { line: 'straight path', post: 'lamp', posts: 'lamps', apart: [5, 6, 8, 10] },
  { line: 'straight drive', post: 'tree', posts: 'trees', apart: [3, 4, 5, 6] },
  { line: 'straight riverbank', post: 'bench', posts: 'benches', apart: [10, 15, 20, 25] },
];

const loops = [
  { loop: 'circular pond', post: 'stone', posts: 'stones', apart: [2, 3, 4] },
  { loop: 'circular race track', post: 'flag', posts: 'flags', apart: [5, 8, 10, 20] },
  { loop: 'square playground', post: 'pole', posts: 'poles', apart: [2, 3, 4, 5] },
];

export const postsAndGaps = defineQuestionType({
  key: 'posts-and-gaps',
  title: 'Posts and gaps',
  targetSeconds: [30, 35, 40, 45, 60],
  version: 4,
  build: (random, level) => {
    if (level === 4) return loop(random);
    if (level === 5) return random.oneIn(2) ? lengthFromBothSides(random) : postsInLine(random, level);
    return level === 3 ? lengthFromPosts(random) : postsInLine(random, level);
  },
  // Sets the posts one by one.
  solve: ({ length, apart, posts, closed, sides }) => {
    if (posts > 0) return `${(posts / sides - 1) * apart} m`;
    let count = 0;
    for (let place = 0; closed ? place < length : place <= length; place += apart) count += sides;
    return String(count);
  },
});

const postsForGaps = (answer: string, wrote: string, tells: string): NamedSlip => ({
  key: 'posts-for-gaps',
  answer,
  wrote,
  tells,
});

function postsInLine(random: Random, level: Level) {
  const { line, post, posts, apart } = random.pick(lines);
  const gap = random.pick(apart);
  const gaps = random.integer(at(level, [3, 11, 3, 3, 3]), at(level, [10, 20, 20, 20, 24]));
  const sides = level === 5 ? 2 : 1;
  const right = (gaps + 1) * sides;
  const length = `${gaps * gap} m`;
  const oneSide = [
    `There is a ${post} every ${gap} m along a ${line} that is ${length} long, with a ${post} at each end. How many ${posts} are there?`,
    `Along a ${line}, ${length} long, ${posts} stand ${gap} m apart. The first stands at one end and the last at the other end. How many ${posts} are there?`,
  ];
  const bothSides = `A road is ${length} long. There is a ${post} every ${gap} m along both sides, starting at one end and finishing at the other. How many ${posts} are there altogether?`;
  return {
    params: { length: gaps * gap, apart: gap, posts: 0, closed: false, sides },
    prompt: sides === 2 ? bothSides : random.pick(oneSide),
    answer: String(right),
    unit: after(posts),
    steps: [
      `Gaps: ${length} ÷ ${gap} m = ${gaps}`,
      `There is one more than there are gaps: ${gaps} + 1 = ${gaps + 1}`,
      ...when(sides === 2, `Both sides: ${gaps + 1} × 2 = ${right}`),
    ],
    slips: [
      postsForGaps(
        String(gaps * sides),
        `${length} ÷ ${gap} m = ${gaps}`,
        `It looks as if you counted the gaps. How many ${posts} stand around one gap?`,
      ),
    ],
    wrong: wrongNumbers(right, [right - sides, right - 2 * sides, right + 1, gaps * sides]),
  };
}

function lengthFromPosts(random: Random) {
  const { line, posts, apart } = random.pick(lines);
  const gap = random.pick(apart);
  const count = random.integer(5, 16);
  const right = (count - 1) * gap;
  const metres = (length: number) => `${length} m`;
  return {
    params: { length: 0, apart: gap, posts: count, closed: false, sides: 1 },
    prompt: random.pick([
      `${count} ${posts} stand along a ${line}, one at each end. They are ${gap} m apart. How many metres is it from the first to the last?`,
      `A ${line} has ${count} ${posts}, each ${gap} m from the next. How many metres is it from the first to the last?`,
    ]),
    answer: metres(right),
    unit: after('m'),
    steps: [
      `There is one gap less than there are ${posts}: ${count} − 1 = ${count - 1}`,
      `${count - 1} × ${gap} m = ${right} m`,
    ],
    slips: [
      postsForGaps(
        metres(count * gap),
        `${count} × ${gap} m = ${metres(count * gap)}`,
        `It looks as if you counted as many gaps as ${posts}. How many gaps are there between two ${posts}?`,
      ),
    ],
    wrong: wrongNumbers(right, [count * gap, (count + 1) * gap, (count - 2) * gap, count + gap], { show: metres }),
  };
}

/** Posts on both sides of a road, counted together: halve, take one, multiply. */
function lengthFromBothSides(random: Random) {
  const { posts, apart } = random.pick(lines);
  const gap = random.pick(apart);
  const oneSide = random.integer(6, 30);
  const count = 2 * oneSide;
  const right = (oneSide - 1) * gap;
  const metres = (length: number) => `${length} m`;
  return {
    params: { length: 0, apart: gap, posts: count, closed: false, sides: 2 },
    prompt: random.pick([
      `A straight road has ${count} ${posts}, half of them on each side. On both sides they are ${gap} m apart, with one at each end of the road. How many metres long is the road?`,
      `${count} ${posts} stand along the two sides of a straight road, as many on one side as on the other. They are ${gap} m apart and the first and last stand at the ends of the road. How many metres long is the road?`,
    ]),
    answer: metres(right),
    unit: after('m'),
    steps: [
      `On one side: ${count} ÷ 2 = ${oneSide}`,
      `There is one gap less than there are ${posts}: ${oneSide} − 1 = ${oneSide - 1}`,
      `${oneSide - 1} × ${gap} m = ${right} m`,
    ],
    slips: [
      postsForGaps(
        metres(oneSide * gap),
        `${oneSide} × ${gap} m = ${metres(oneSide * gap)}`,
        `It looks as if you counted as many gaps as ${posts}. How many gaps are there between two ${posts}?`,
      ),
    ],
    wrong: wrongNumbers(right, [oneSide * gap, (count - 1) * gap, count * gap, (oneSide - 2) * gap], { show: metres }),
  };
}

function loop(random: Random) {
  const { loop: shape, post, posts, apart } = random.pick(loops);
  const gap = random.pick(apart);
  // A square has a post at each corner and as many along every side.
  const right = shape.startsWith('square') ? 4 * random.integer(3, 10) : random.integer(8, 30);
  return {
    params: { length: right * gap, apart: gap, posts: 0, closed: true, sides: 1 },
    prompt: random.pick([
      `It is ${right * gap} m around the edge of a ${shape}. There is a ${post} every ${gap} m all the way round. How many ${posts} are there?`,
      `${posts.charAt(0).toUpperCase()}${posts.slice(1)} stand ${gap} m apart all the way round a ${shape}. The distance around it is ${right * gap} m. How many ${posts} are there?`,
    ]),
    answer: String(right),
    unit: after(posts),
    steps: [`All the way round there are as many gaps as ${posts}.`, `${right * gap} m ÷ ${gap} m = ${right}`],
    slips: [
      postsForGaps(
        String(right + 1),
        `${right} + 1 = ${right + 1}`,
        `It looks as if you counted one more than there are gaps. Where does the last gap end, all the way round?`,
      ),
    ],
    wrong: wrongNumbers(right, [right + 1, right - 1, right + 2, right * 2]),
  };
}
