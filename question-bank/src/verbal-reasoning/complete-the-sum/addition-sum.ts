import { at, type Level } from '../../generation/level';
import type { Random } from '../../generation/random';
import { GAP } from '../rules/written-sum';
import { sumDraft } from './sum-draft';

type Sign = '+' | '−';

interface Shape {
  /** How many numbers stand on the left. */
  left: number;
  /** How many numbers stand beside the gap. */
  known: number;
  gapFirst?: boolean;
}

/** A sum of + and − alone: the numbers of the left side against those beside the gap. */
export function additionSum(random: Random, level: Level, { left, known, gapFirst = false }: Shape) {
  const leftSide = pickChain(random, level, left);
  const knownPart = pickChain(random, level, known);
  const sign = pickSign(random, level);
  const right = gapFirst ? `${GAP} ${sign} ${knownPart.text}` : `${knownPart.text} ${sign} ${GAP}`;
  const { answer, inverse } = undo({ total: leftSide.value, known: knownPart.value, sign, gapFirst });
  const knownLine = known > 1 ? [`Work out what is known of it: ${knownPart.text} = ${knownPart.value}`] : [];
  return sumDraft({
    left: leftSide.text,
    right,
    answer,
    inverse: [...knownLine, ...inverse],
    slips: [leftSide.value, leftSide.value + knownPart.value, Math.abs(leftSide.value - knownPart.value), answer + 1],
  });
}

const largestNumber = (level: Level): number => at(level, [20, 50, 100, 150, 200]);

/** Level 1 only adds. */
const pickSign = (random: Random, level: Level): Sign => (level === 1 ? '+' : random.pick(['+', '−']));

interface Chain {
  text: string;
  value: number;
}

/** Numbers joined by signs; every value on the way is from 1 to the level's largest number. */
function pickChain(random: Random, level: Level, terms: number): Chain {
  const largest = largestNumber(level);
  let chain = numberChain(random.integer(2, Math.floor((largest * 2) / 3)));
  for (let count = 1; count < terms; count += 1) {
    const sign = chain.value > largest / 4 ? pickSign(random, level) : '+';
    const room = sign === '+' ? largest - chain.value : chain.value - 1;
    const next = random.integer(1, Math.max(1, Math.min(room, Math.floor(largest / 2))));
    chain = { text: `${chain.text} ${sign} ${next}`, value: chain.value + (sign === '+' ? next : -next) };
  }
  return chain;
}

const numberChain = (value: number): Chain => ({ text: String(value), value });

interface Unfinished {
  total: number;
  known: number;
  sign: Sign;
  gapFirst: boolean;
}

/** The opposite step, said and done. */
function undo({ total, known, sign, gapFirst }: Unfinished): { answer: number; inverse: string[] } {
  const unfinished = gapFirst ? `${GAP} ${sign} ${known}` : `${known} ${sign} ${GAP}`;
  const must = `${unfinished} must come to ${total}`;
  if (sign === '+') {
    return {
      answer: total - known,
      inverse: [`${must}, so take ${known} from ${total}.`, `${total} − ${known} = ${total - known}`],
    };
  }
  return gapFirst
    ? {
        answer: total + known,
        inverse: [`${must}, so add ${known} to ${total}.`, `${total} + ${known} = ${total + known}`],
      }
    : {
        answer: known - total,
        inverse: [`${must}, so take ${total} from ${known}.`, `${known} − ${total} = ${known - total}`],
      };
}
