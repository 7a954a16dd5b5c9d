import { createHash } from 'node:crypto';
import { flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { findType } from 'question-bank/catalogue';
import { asLevel } from 'question-bank/generation/level';
import {
  drawMockExamPassage,
  drawMockExamQuestions,
  MOST_DRAWN,
  redrawMockExamQuestion,
} from 'schemas/mock-exams/sets/drawing.contract';
import { inBatches } from '../batches';
import { examSet } from '../exam-set.decider';
import { findQuestion, findSection, type DraftSection } from '../rules/exam-set-state.rules';
import { idIn, setOf } from '../ids';
import { questionOf } from '../rules/question.rules';
import { authoredOf } from '../rules/section.rules';
import { drawOfItems, drawOfTypes, nextDrawn, type Wanted } from './draw';
import { drawnFromItem, type Drawn } from './drawn-question';
import { knownIn, type Known } from './new-to-set';
import { passageFor } from './passage';
import type { DrawingParts, WrittenItems } from './question-source';

/** Questions and texts of the question bank for the sections of a set. */
export const drawingRoutes = ({ written }: DrawingParts): readonly Route<CommandDeps>[] => [
  drawing(written),
  redrawing(written),
  drawingPassage(written),
];

const drawing = (written: WrittenItems) =>
  flow(drawMockExamQuestions, async ({ mockExamSectionId, topic, questionType, level, count, seed }, tools) => {
    const { set, section } = await sectionFor(mockExamSectionId, tools);
    if (section === undefined) return tools.refuse('MockExamSectionNotFound');
    const wanted = { topic, questionType, level, count, seed: seed ?? chanceOf(tools) };
    const ids = Array.from({ length: count }, (_, n) => idIn(setOf(mockExamSectionId), `drawn ${n}`, tools));
    const drawn = await drawWanted({ wanted, known: knownIn(set, new Set(ids)), written }, tools);
    if (drawn === undefined) return tools.refuse('MockExamTypeNotDrawable');
    if (drawn.length === 0) return tools.refuse('MockExamNothingNew');
    return { mockExamQuestionIds: await addDrawn({ section, drawn, ids }, tools) };
  });

const redrawing = (written: WrittenItems) =>
  flow(redrawMockExamQuestion, async ({ mockExamQuestionId, seed }, tools) => {
    const setId = setOf(mockExamQuestionId);
    const set = await tools.read(examSet, setId);
    const found = findQuestion(set, mockExamQuestionId);
    if (!found) return tools.refuse('MockExamQuestionNotFound');
    const { drawnFrom } = found.question;
    if (drawnFrom === undefined) return tools.refuse('MockExamNotDrawn');
    const wanted = { ...drawnFrom, count: 1, seed: seed ?? drawnFrom.seed + 1 };
    // Another one: what stands there now counts among what the set has.
    const drawn = await drawAnother({ wanted, known: knownIn(set), written }, tools);
    if (drawn === undefined) return tools.refuse('MockExamTypeNotDrawable');
    const [another] = drawn;
    const before = questionOf(found.question);
    const { questionId, number } = before;
    const question = another === undefined ? before : { ...another, questionId, number };
    const { repeated } = await tools.handle(examSet, setId, { type: 'EditQuestion', data: { setId, question } });
    // What the first of several took may have been the last that there was.
    if (another === undefined && !repeated) return tools.refuse('MockExamNothingNew');
    return {};
  });

const drawingPassage = (written: WrittenItems) =>
  flow(drawMockExamPassage, async ({ mockExamSectionId, ...wish }, tools) => {
    const setId = setOf(mockExamSectionId);
    const { set, section } = await sectionFor(mockExamSectionId, tools);
    if (section === undefined) return tools.refuse('MockExamSectionNotFound');
    const passages = await written.passages(tools);
    const ids = Array.from({ length: MOST_DRAWN }, (_, n) => idIn(setId, `of a passage ${n}`, tools));
    const chosen = passageFor(passages, { ...wish, seed: wish.seed ?? chanceOf(tools), set, section, ids });
    if (chosen === 'has another') return tools.refuse('MockExamSectionHasText');
    if (chosen === undefined) return tools.refuse('MockExamNothingNew');
    const { questions, passage, text } = chosen;
    const instructions = section.instructions === '' ? passage.description : section.instructions;
    const { picture: _, examplePicture: __, ...words } = authoredOf(section);
    await tools.handle(examSet, setId, {
      type: 'EditSection',
      data: { setId, section: { ...words, instructions, passage: text } },
    });
    const drawn = questions.map(drawnFromItem);
    return { passageId: passage.passageId, mockExamQuestionIds: await addDrawn({ section, drawn, ids }, tools) };
  });

async function sectionFor(sectionId: string, tools: Pick<CommandTools, 'read'>) {
  const set = await tools.read(examSet, setOf(sectionId));
  return { set, section: findSection(set, sectionId)?.section };
}

/** The same for a repeat of the same call. */
const chanceOf = ({ idFor }: Pick<CommandTools, 'idFor'>): number =>
  createHash('sha256').update(idFor('seed')).digest().readUInt32BE(0) >>> 4;

interface Drawing {
  readonly wanted: Wanted;
  readonly known: Known;
  readonly written: WrittenItems;
}

async function drawWanted({ wanted, known, written }: Drawing, tools: CommandTools): Promise<Drawn[] | undefined> {
  const items = await written.items(wanted.topic, tools);
  return items ? drawOfItems(items, wanted, known) : drawOfTypes(wanted, known);
}

/** One of the very type; what is asked about a text stands and falls with the text. */
async function drawAnother({ wanted, known, written }: Drawing, tools: CommandTools): Promise<Drawn[] | undefined> {
  const { questionType: typeKey = '', level, seed: from } = wanted;
  if (!findType(typeKey)) {
    const items = await written.items(wanted.topic, tools);
    return items && drawOfItems(items, wanted, known);
  }
  const next = nextDrawn({ typeKey, level: asLevel(level) ?? 3, from }, known);
  return next ? [next] : [];
}

interface Adding {
  readonly section: DraftSection;
  readonly drawn: readonly Drawn[];
  readonly ids: readonly string[];
}

/** After the last question of a section, numbered on. */
async function addDrawn({ section, drawn, ids }: Adding, tools: CommandTools): Promise<string[]> {
  const { sectionId } = section;
  const setId = setOf(sectionId);
  const others = section.questions.filter(({ questionId }) => !ids.includes(questionId));
  const last = others.at(-1)?.number ?? 0;
  const questions = drawn.map((one, n) => ({ ...one, questionId: ids[n] ?? '', number: Math.min(last + n + 1, 999) }));
  for (const batch of inBatches(questions))
    await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: batch } });
  return questions.map(({ questionId }) => questionId);
}
