import { allTypes, findTopic } from '../src/catalogue';
import { englishTopics } from '../src/english-topics';
import { houseBank } from '../src/english/english-bank';
import type { EnglishItem, Passage } from '../src/english/english-item';
import { generate, questionIdOf } from '../src/generate';
import { allLevels, type Level } from '../src/generation/level';

/** One question as it is printed for editors. */
export interface DrawnLine {
  id: string;
  subject: string;
  topic: string;
  type: string;
  level: Level;
  prompt: string;
  figure: string | null;
  options: readonly string[] | null;
  answer: string;
  /** What stands beside the box. */
  unit: string | null;
  solution: string;
  /** How to write the answer, shown under the box. */
  answerForm?: string;
  /** The text that a question of comprehension is about. */
  passage?: string;
  /** Options that are pictures. */
  optionFigures?: readonly string[];
}

/** Something that questions are drawn from: a question type, a bank of written items. */
export interface Source {
  subject: string;
  topic: string;
  topicTitle: string;
  type: string;
  levels: readonly Level[];
  draw: (level: Level, seed: number) => DrawnLine;
  /** How many written items there are; nothing for generated questions. */
  written?: number;
}

const generated: readonly Source[] = allTypes().map(({ type, topic }) => ({
  subject: topic.subject,
  topic: topic.key,
  topicTitle: topic.title,
  type: type.key,
  levels: type.levels,
  draw: (level, seed) => {
    const question = generate(type.key, level, seed);
    const { prompt, figure = null, options = null, answer, unit, solution, answerForm, optionFigures } = question;
    const place = { id: questionIdOf(question), subject: topic.subject, topic: topic.key, type: type.key };
    return {
      ...place,
      level: question.level,
      prompt,
      figure,
      options,
      answer,
      unit: unit?.text ?? null,
      solution,
      ...(answerForm && { answerForm }),
      ...(optionFigures && { optionFigures }),
    };
  },
}));

/** An entry of a bank by seed: each in turn. */
const inTurn = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T; // asked of levels that have entries alone

const bankTopics = englishTopics.filter(({ key }) => key !== 'comprehension');

const written: readonly Source[] = bankTopics.map(({ key, title }) => {
  const items = houseBank.items.filter(({ kind }) => kind === key);
  return {
    subject: 'english',
    topic: key,
    topicTitle: title,
    type: key,
    levels: allLevels.filter((level) => items.some((item) => item.level === level)),
    draw: (level, seed) =>
      lineOfItem(
        inTurn(
          items.filter((item) => item.level === level),
          seed,
        ),
      ),
    written: items.length,
  };
});

function lineOfItem(item: EnglishItem): DrawnLine {
  const { id, kind, level, options, key, explanation, text } = item;
  const prompt = 'groups' in item ? item.groups.join('||') : text;
  return {
    id,
    subject: 'english',
    topic: kind,
    type: kind,
    level,
    prompt,
    figure: null,
    options,
    answer: key,
    unit: null,
    solution: explanation,
  };
}

const asked = houseBank.passages.flatMap((passage) => passage.questions.map((question) => ({ passage, question })));

const comprehension: Source = {
  subject: 'english',
  topic: 'comprehension',
  topicTitle: findTopic('comprehension')?.title ?? '',
  type: 'comprehension',
  levels: allLevels.filter((level) => asked.some(({ question }) => question.level === level)),
  draw: (level, seed) =>
    lineOfQuestion(
      inTurn(
        asked.filter(({ question }) => question.level === level),
        seed,
      ),
    ),
  written: asked.length,
};

function lineOfQuestion({
  passage,
  question,
}: {
  passage: Passage;
  question: Passage['questions'][number];
}): DrawnLine {
  const { id, level, text, options, key, explanation } = question;
  const place = { id, subject: 'english', topic: 'comprehension', type: 'comprehension' };
  return {
    ...place,
    level,
    prompt: text,
    figure: null,
    options,
    answer: key,
    unit: null,
    solution: explanation,
    passage: passage.text,
  };
}

/** Everything that questions can be drawn from: what is generated, then what is written. */
export const sources: readonly Source[] = [...generated, ...written, comprehension];
