import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel, type Level } from '../../generation/level';
import { defineQuestionType, type NamedSlip } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { hcf } from '../../notation/fractions';
import { listOf } from '../../wording/english';
import { people } from '../../wording/people';
import { sharedOut, type SharedOut } from './shared-out';
import { turnedRound } from './turned-round';

/** The most parts of a share and the largest part: up to level 3 one of them is beyond the level before; then three people share. */
const mostParts: ByLevel<number> = [3, 5, 7, 6, 9];
const largestPart: ByLevel<number> = [5, 8, 12, 12, 20];

const isOfLevel = (level: Level, parts: readonly number[], one: number): boolean =>
  level > 3 || outgrows(level, mostParts, ...parts) || outgrows(level, largestPart, one);

export const shareRatio = defineQuestionType({
  key: 'share-ratio',
  title: 'Sharing in a ratio',
  targetSeconds: [30, 40, 50, 65, 75],
  version: 3,
  build: (random, level) => {
    const names = people(random, level >= 4 ? 3 : 2).map(({ name }) => name);
    const parts = names.map(() => random.integer(1, at(level, mostParts)));
    const one = random.integer(2, at(level, largestPart));
    const asked = random.integer(0, names.length - 1);
    const [name = '', part = 0] = [names[asked], parts[asked]];
    const totalParts = parts.reduce((sum, each) => sum + each);
    const total = totalParts * one;
    if (new Set(parts).size < 2 || parts.reduce(hcf) > 1 || !isOfLevel(level, parts, one)) return undefined;
    const { write, answer, unit, ask, isMoney } = sharedOut(random);
    return {
      params: { parts, total, asked, isMoney },
      prompt: random.pick([
        `${listOf(names)} share ${write(total)} in the ratio ${parts.join(':')}. ${ask(name, 'get')}`,
        `${write(total)} ${isMoney ? 'is' : 'are'} shared between ${listOf(names)} in the ratio ${parts.join(':')}. ${ask(name, 'receive')}`,
        `${listOf(names)} agree to divide ${write(total)} in the ratio ${parts.join(':')}. ${ask(name, 'get')}`,
      ]),
      answer: answer(part * one),
      unit,
      steps: [
        `Parts: ${parts.join(' + ')} = ${totalParts}`,
        `One part: ${write(total)} ÷ ${totalParts} = ${write(one)}`,
        ...when(part === 1, `${name} gets one part, ${write(one)}.`),
        ...when(part > 1, `${name}: ${write(one)} × ${part} = ${write(part * one)}`),
      ],
      wrong: wrongNumbers(
        part * one,
        [one, total - part * one, total / names.length, ...parts.map((each) => each * one), total / part],
        { show: answer },
      ),
      slips: othersShare({ name, parts, write, answer }, total - part * one),
    };
  },
  solve: ({ parts, total, asked, isMoney }) => {
    const part = (total * (parts[asked] ?? 0)) / parts.reduce((sum, each) => sum + each);
    return isMoney ? `£${part}` : String(part);
  },
});

type Shared = Pick<SharedOut, 'write' | 'answer'> & { name: string; parts: readonly number[] };

/** What the other of two people gets; of three nobody can say whose part was taken. */
function othersShare({ name, parts, write, answer }: Shared, amount: number): NamedSlip[] {
  if (parts.length > 2) return [];
  const tells = `The names and the parts of ${parts.join(':')} stand in the same order. Which part belongs to ${name}?`;
  return [turnedRound(answer(amount), `${name}: ${write(amount)}`, tells)];
}
