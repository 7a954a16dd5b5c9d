import type { Paper, PaperQuestion, PaperSection, QuestionKey } from 'schemas/mock-exams/paper';
import { canonicalJson } from '../rules/canonical-json.rules';
import { compared, otherwise } from './compared';
import type { FrozenPaper } from './freeze';

interface Version {
  readonly name: string;
  readonly type: string;
  readonly papers: readonly FrozenPaper[];
}

/** An event says no more of them. */
const MOST = 200;

/** How one version of a set differs from the one before it, a sentence for each thing. Nothing where they are the same. */
export function differences(before: Version, after: Version): string[] {
  const papers = compared(before.papers, after.papers, ({ paper }) => paper.paperId);
  const sentences = [
    ...otherwise(before.name !== after.name, `It is called “${after.name}” now.`),
    ...otherwise(before.type !== after.type, `Its type is ${after.type} now.`),
    ...papers.gone.map(({ paper }) => `The exam “${paper.name}” is gone.`),
    ...papers.fresh.map(({ paper }) => `The exam “${paper.name}” is new.`),
    ...otherwise(papers.isReordered, 'The exams stand in another order.'),
    ...papers.both.flatMap(([one, other]) => betweenPapers(one, other)),
  ].map((sentence) => sentence.slice(0, 300));
  // Nothing that differs is published as if it did not.
  if (sentences.length === 0 && canonicalJson(before) !== canonicalJson(after)) return ['Something small differs.'];
  return sentences.length <= MOST
    ? sentences
    : [...sentences.slice(0, MOST - 1), `And ${sentences.length - MOST + 1} more.`];
}

function betweenPapers(before: FrozenPaper, after: FrozenPaper): string[] {
  const { name, minutes } = after.paper;
  const sections = compared(before.paper.sections, after.paper.sections, ({ sectionId }) => sectionId);
  return [
    ...otherwise(before.paper.name !== name, `The exam “${before.paper.name}” is called “${name}” now.`),
    ...otherwise(
      before.paper.minutes !== minutes,
      `“${name}” lasts ${minutes} minutes instead of ${before.paper.minutes}.`,
    ),
    ...sections.gone.map((section) => `The section “${section.name}” of “${name}” is gone.`),
    ...sections.fresh.map((section) => `The section “${section.name}” of “${name}” is new.`),
    ...otherwise(sections.isReordered, `The sections of “${name}” stand in another order.`),
    ...sections.both.flatMap(([one, other]) => betweenSections(one, other, name)),
    ...betweenQuestions(before, after),
  ];
}

type Parts<T> = readonly (readonly [words: string, part: (one: T) => unknown])[];

const sectionParts: Parts<PaperSection> = [
  ['another name', ({ name }) => name],
  ['another subject', ({ subject }) => subject],
  ['other instructions', ({ instructions }) => instructions],
  ['other minutes', ({ minutes }) => minutes],
  ['another example', ({ example }) => example],
  ['another picture', ({ picture }) => picture],
  ['another table', ({ table }) => table],
  ['another text to read', ({ passage }) => passage],
];

const betweenSections = (before: PaperSection, after: PaperSection, paper: string): string[] =>
  told(`The section “${before.name}” of “${paper}” has`, partsThatDiffer(sectionParts, before, after));

/** A question with its key, as it stood in one version. */
interface Asked {
  /** The name of its section. */
  readonly section: string;
  readonly question: PaperQuestion;
  readonly key: QuestionKey | undefined;
}

const questionParts: Parts<Asked> = [
  ['other words', ({ question }) => question.text],
  ['another picture', ({ question }) => question.picture],
  ['other options', ({ question }) => question.options],
  ['another explanation', ({ key }) => [key?.explanation, key?.picture]],
];

/** In the order of their numbers, whatever is to be said of each. */
function betweenQuestions(before: FrozenPaper, after: FrozenPaper): string[] {
  const idOf = ({ question }: Asked) => question.questionId;
  const { gone, fresh, both, isReordered } = compared(askedIn(before), askedIn(after), idOf);
  const { name } = after.paper;
  const placeOf = ({ question, section }: Asked) => `${question.number} of “${name}”, in “${section}”,`;
  const said = [
    ...gone.map((asked) => ({ asked, sentences: [`Question ${placeOf(asked)} is gone.`] })),
    ...fresh.map((asked) => ({ asked, sentences: [`Question ${placeOf(asked)} is new.`] })),
    ...both.map(([one, other]) => ({ asked: other, sentences: betweenTwo(one, other, placeOf(other)) })),
  ];
  return [
    ...otherwise(isReordered, `The questions of “${name}” stand in another order.`),
    ...said
      .toSorted((one, other) => one.asked.question.number - other.asked.question.number)
      .flatMap(({ sentences }) => sentences),
  ];
}

/** @param place of which question it is said, as it stands now */
const betweenTwo = (one: Asked, other: Asked, place: string): string[] => [
  ...told(`Question ${place} has`, partsThatDiffer(questionParts, one, other)),
  ...otherwise(
    one.key?.answer !== other.key?.answer,
    `The correct answer of question ${place} is ${other.key?.answer ?? 'none'} instead of ${one.key?.answer ?? 'none'}.`,
  ),
];

function askedIn({ paper, keys }: { readonly paper: Paper; readonly keys: readonly QuestionKey[] }): Asked[] {
  const byId = new Map(keys.map((key) => [key.questionId, key]));
  return paper.sections.flatMap(({ name, questions }) =>
    questions.map((question) => ({ section: name, question, key: byId.get(question.questionId) })),
  );
}

const partsThatDiffer = <T>(parts: Parts<T>, before: T, after: T): string[] =>
  parts.flatMap(([words, part]) => otherwise(canonicalJson([part(before)]) !== canonicalJson([part(after)]), words));

const told = (beginning: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${beginning} ${parts.join(', ')}.`];
