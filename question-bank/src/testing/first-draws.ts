import { expect, it } from '@jest/globals';
import { firstStepOf } from 'schemas/questions/first-step';
import { givesAway } from 'schemas/questions/key-in-text';
import type { DrawnQuestion, QuestionType } from '../generation/question-type';
import type { Subject } from '../generation/topic';
import { drawEnough, faultsOfReach, reachOf } from './level-reach';
import { tellsKey } from './told-keys';

const draws = { fewest: 150, most: 1000 };
const seedsPerLevel = 200;

/** Registers what the first seeds of a type show: that each level asks enough of its own, and that nothing said before a second try tells a key. */
export function firstDrawsKeepTheirPromises(type: QuestionType, subject: Subject): void {
  it('asks enough at each level that is its own', () => {
    expect(faultsOfReach(type.key, reachOf(type, drawEnough(type, draws)))).toEqual([]);
  });

  it('never tells a key before a second try', () => {
    const seeds = Array.from({ length: seedsPerLevel }, (_, index) => index + 1);
    const drawn = type.levels.flatMap((level) => seeds.map((seed) => type.draw(level, seed)));
    const told = drawn.flatMap((question) =>
      saidBefore(question, subject)
        .filter((text) => tellsKey(text, question))
        .map((text) => `${question.level}/${question.seed}: ${text}`),
    );
    expect(told.slice(0, 5)).toEqual([]);
  });
}

/** What is said of a wrong answer before the second try: the first step, and the name of a slip where it leaves the key alone. */
function saidBefore(question: DrawnQuestion, subject: Subject): string[] {
  const asked = { ...question, key: question.answer, subject };
  const slips = (question.slips ?? []).map(({ tells }) => tells).filter((tells) => !givesAway(tells, asked));
  return [firstStepOf(asked) ?? '', ...slips];
}
