import { wrongNumbers } from '../../generation/distractors';
import { at, outgrows, type ByLevel } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import { when } from '../../generation/steps';
import { person } from '../../wording/people';

/** The largest number of a level, and the most lots of it in the first way: one of them is more than the level before allows. */
const largest: ByLevel<number> = [8, 10, 12, 18, 25];
const mostLots: ByLevel<number> = [2, 3, 4, 5, 6];

export const sameResult = defineQuestionType({
  key: 'same-result',
  title: 'Two ways to one result',
  targetSeconds: [40, 50, 60, 75, 90],
  version: 3,
  build: (random, level) => {
    const number = random.integer(2, at(level, largest));
    const few = random.integer(2, at(level, mostLots));
    const many = few + random.integer(1, at(level, [1, 2, 3, 4, 5]));
    if (!outgrows(level, largest, number) && !outgrows(level, mostLots, few)) return undefined;
    const added = random.integer(1, at(level, [10, 15, 20, 30, 40]));
    // few × number + added = many × number − taken
    const taken = (many - few) * number - added;
    if (taken < 1 || [few, many, added, taken].includes(number)) return undefined;
    const { name, they } = person(random);
    const They = they === 'she' ? 'She' : 'He';
    const apart = many - few;
    return {
      params: { few, added, many, taken },
      prompt: random.pick([
        `${name} thinks of a number. If ${they} ${timesIt(few)} and adds ${added}, ${they} gets the same result as when ${they} ${timesIt(many)} and subtracts ${taken}. What is the number?`,
        `${name} has a secret number. ${They} ${timesIt(few)}, then adds ${added}. Starting again, ${they} ${timesIt(many)}, then subtracts ${taken}. Both results are the same. What is the secret number?`,
      ]),
      answer: String(number),
      steps: [
        `More lots of the number in the second way: ${many} − ${few} = ${apart}`,
        `Those lots are worth what is added and what is subtracted: ${added} + ${taken} = ${added + taken}`,
        ...when(apart > 1, `One lot: ${added + taken} ÷ ${apart} = ${number}`),
        ...when(apart === 1, `So the number is ${number}.`),
      ],
      wrong: wrongNumbers(number, [
        Math.abs(added - taken),
        added + taken,
        Math.round((added + taken) / (many + few)),
        number + apart,
      ]),
    };
  },
  solve: ({ few, added, many, taken }) => {
    let number = 1;
    while (few * number + added !== many * number - taken) number += 1;
    return String(number);
  },
});

const timesIt = (factor: number) => (factor === 2 ? 'doubles it' : `multiplies it by ${factor}`);
