import { afterAll, describe, expect, it } from '@jest/globals';
import type { Level } from '../generation/level';
import { letterOf, type DrawnQuestion, type QuestionType } from '../generation/question-type';
import type { Subject, Topic } from '../generation/topic';
import { check, compareAnswers, readAnswer } from '../marking/check';
import { faultIn } from './arithmetic';
import { drawnOnce, type DrawnOnce } from './drawn-once';
import { figureFaults } from './figure-faults';
import { firstDrawsKeepTheirPromises } from './first-draws';
import { remembered } from './remembered';
import { wordingFaults } from './wording-faults';

const seedsPerLevel = 2_000;
const shownFaults = 5;

/** Registers, for every type of a topic, the promises that each question must keep over 2,000 seeds at each of its levels. */
export function topicKeepsItsPromises(topic: Topic): void {
  describe(topic.title, () => {
    for (const subTopic of topic.subTopics)
      describe(subTopic.title, () => {
        for (const type of subTopic.types) describe(type.key, () => typeKeepsItsPromises(type, topic.subject));
      });
  });
}

function typeKeepsItsPromises(type: QuestionType, subject: Subject): void {
  const once = drawnOnce(type);
  // They come first: what they keep is looked at again below.
  firstDrawsKeepTheirPromises(once, subject);
  it.each(type.levels)('at level %i: solved alike, worked through, well worded, options apart', (level) => {
    expect(faultsOf(once, level)).toEqual([]);
  });
  it('gives the same question for the same seed', () => {
    for (const level of type.levels) expect(type.draw(level, 7)).toEqual(type.draw(level, 7));
  });
  afterAll(once.forget);
}

/** The first faults among the questions of a type at a level, each with the question's seed. */
function faultsOf(type: DrawnOnce, level: Level): string[] {
  const faults: string[] = [];
  for (let seed = 1; seed <= seedsPerLevel && faults.length < shownFaults; seed += 1) {
    const question = type.pass(level, seed);
    faults.push(...questionFaults(type, question).map((fault) => `seed ${seed}: ${fault}`));
  }
  return faults.slice(0, shownFaults);
}

/** What is wrong with one question. */
export function questionFaults(type: QuestionType, question: DrawnQuestion): string[] {
  return [
    ...answerFaults(type, question),
    ...solutionFaults(question),
    ...unreachedFaults(question),
    ...optionFaults(question),
    ...textsOf(question).flatMap(readLikeATeacher),
    ...figureFaults(question.figure),
    ...figureFaults(question.stepsFigure?.svg),
    ...slipFaults(question),
  ];
}

function answerFaults(type: QuestionType, question: DrawnQuestion): string[] {
  const { answer } = question;
  const solved = type.solve(question.params);
  const given = question.options ? question.options[['A', 'B', 'C', 'D', 'E'].indexOf(answer)] : answer;
  return [
    ...(solved === given ? [] : [`the solver says ${solved}, the key says ${given ?? 'nothing'}: ${question.prompt}`]),
    ...(passesAsItsOwnKey(answer) ? [] : [`the marker turns down the key ${answer}`]),
    ...(/^£?(?:[-−]|0(?![.:\d]))/.test(answer) ? [`the answer is not positive: ${answer}`] : []),
    ...(isRatioReadAsTime(question) ? [`the ratio ${answer} could be read as a time of day`] : []),
  ];
}

/** A ratio such as 12:11, for which the marker would take `1211` as it does for a time of day. */
function isRatioReadAsTime({ answer, answerForm = '' }: DrawnQuestion): boolean {
  return /^\d+:\d+$/.test(answer) && !answerForm.includes('time') && passesWithoutColon(answer);
}

const passesWithoutColon = remembered((answer) => check(answer.replace(':', ''), answer).verdict);

const passesAsItsOwnKey = remembered((answer) => check(answer, answer).verdict);

function solutionFaults({ solution, answer }: DrawnQuestion): string[] {
  const lines = solution.split('\n');
  const unmarked = lines.filter((line) => !line.startsWith('• ')).map((line) => `a line without a bullet: ${line}`);
  const calculations = lines.slice(0, -1).flatMap((line) => faultIn(line.slice(2), answer) ?? []);
  return [
    ...unmarked,
    ...calculations,
    ...(lines.at(-1) === `• Answer: ${answer}` ? [] : [`the solution ends with ${lines.at(-1) ?? 'nothing'}`]),
    ...(lines.length > 1 ? [] : ['the solution shows no working']),
  ];
}

/** A typed answer must be reached: each of its numbers stands in the working. */
function unreachedFaults({ solution, answer, options }: DrawnQuestion): string[] {
  if (options) return [];
  const wanted = numbersIn(answer);
  if (wanted.length === 0) return [];
  const worked = new Set(numbersIn(solution.slice(0, Math.max(0, solution.lastIndexOf('\n')))));
  const unreached = wanted.filter((number) => !worked.has(number));
  return unreached.map((number) => `the working never comes to the ${number} of the answer ${answer}`);
}

const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(',', '')));

/** Options, or the key with its distractors, must all differ for the marker. */
function optionFaults({ options, distractors, answer }: DrawnQuestion): string[] {
  const wanted = options ? options.length - 1 : 4;
  return [
    ...twinsAmong(options ?? [answer, ...distractors]),
    ...(distractors.length === wanted ? [] : [`${distractors.length} distractors`]),
    ...(options ? lettersFaults(options, answer) : []),
  ];
}

/** A wrong answer that is told by its name is none that the marker takes, nor one that another name fits as well. */
function slipFaults({ slips = [], answer, options }: DrawnQuestion): string[] {
  const key = options ? (options['ABCDE'.indexOf(answer)] ?? '') : answer;
  return [
    ...twinsAmong([key, ...slips.map((slip) => slip.answer)]),
    ...slips.filter((slip) => options?.includes(slip.answer) === false).map((slip) => `no option ${slip.answer}`),
    ...slips.filter(({ tells }) => /undefined|NaN/.test(tells)).map(({ tells }) => tells),
  ];
}

const lettersFaults = (options: readonly string[], answer: string) => [
  ...(options.length < 2 || options.length > 5 ? [`${options.length} options`] : []),
  ...(letterOf(options.length - 1) < answer ? [`no option ${answer}`] : []),
];

function twinsAmong(answers: readonly string[]): string[] {
  const read = answers.map((text) => ({ text, parts: takenApart(text) }));
  return read.flatMap((first, index) =>
    read
      .slice(index + 1)
      .filter(({ parts }) => compareAnswers(first.parts, parts).verdict || compareAnswers(parts, first.parts).verdict)
      .map((second) => `${first.text} and ${second.text} are the same answer`),
  );
}

const readLikeATeacher = remembered(wordingFaults);

const takenApart = remembered(readAnswer);

const textsOf = ({ prompt, options = [], solution, answerForm = '', distractors, unit, slips = [] }: DrawnQuestion) => [
  ...slips.map(({ tells }) => tells),
  prompt,
  ...solution.split('\n').map((line) => line.slice(2)),
  ...options,
  ...distractors,
  answerForm,
  unit?.text ?? '',
];
