import type { CommandTools } from 'platform/http';
import type { Paper, QuestionKey } from 'schemas/mock-exams/paper';
import { drawOfItems } from '../sets/drawing/draw';
import { drawnFromItem, drawnFromType, type Drawn } from '../sets/drawing/drawn-question';
import { knownIn, type Known } from '../sets/drawing/new-to-set';
import { passageFor } from '../sets/drawing/passage';
import type { WrittenItems } from '../sets/drawing/question-source';
import { freeze, hashOf } from '../sets/publishing/freeze';
import { noSet, type DraftSection } from '../sets/rules/exam-set-state.rules';
import type { Blueprint, SectionPlan } from './blueprints';

/** A paper that counts for nothing, and apart from it what its questions are marked by. */
export interface RehearsalPaper {
  readonly paperHash: string;
  readonly paper: Paper;
  readonly keys: readonly QuestionKey[];
}

interface Source {
  readonly written: WrittenItems;
  readonly tools: Pick<CommandTools, 'read'>;
}

/** Draws a paper as its blueprint says: the same one while the question bank and what is written for it stay as they are. */
export async function rehearsalPaper(
  paperId: string,
  { name, minutes, sections: plans }: Blueprint,
  source: Source,
): Promise<RehearsalPaper> {
  const known = knownIn(noSet);
  const sections: DraftSection[] = [];
  for (const [place, plan] of plans.entries()) {
    const { passage, questions } = await drawn(plan, known, source);
    sections.push(sectionOf(plan, { sectionId: `${paperId}-${place + 1}`, place, passage, questions }));
  }
  const { paper, keys } = freeze({ paperId, name, minutes, place: 0, sections });
  return { paperHash: hashOf(paper), paper, keys };
}

interface DrawnSection {
  readonly passage: string;
  readonly questions: readonly Drawn[];
}

async function drawn(plan: SectionPlan, known: Known, source: Source): Promise<DrawnSection> {
  const about = await aboutPassage(plan.passage, source);
  const items = await ofItems(plan.items ?? [], known, source);
  const types = (plan.types ?? []).flatMap((place) => drawnFromType(place) ?? []);
  return { passage: about.passage, questions: [...about.questions, ...items, ...types] };
}

async function aboutPassage(plan: SectionPlan['passage'], { written, tools }: Source): Promise<DrawnSection> {
  if (plan === undefined) return { passage: '', questions: [] };
  const { passageId, level, seed, count } = plan;
  const wish = { level, seed, set: noSet, section: emptySection, ids: [] };
  const passages = await written.passages(tools);
  const chosen = passageFor(passages, { ...wish, passageId }) ?? passageFor(passages, wish);
  // No section has a text yet: none is in the way.
  if (chosen === undefined || chosen === 'has another') return { passage: '', questions: [] };
  return { passage: chosen.text, questions: chosen.questions.slice(0, count).map(drawnFromItem) };
}

async function ofItems(plans: NonNullable<SectionPlan['items']>, known: Known, { written, tools }: Source) {
  const questions: Drawn[] = [];
  for (const plan of plans) {
    const items = (await written.items(plan.topic, tools)) ?? [];
    questions.push(...drawOfItems(items, { ...plan, questionType: undefined }, known));
  }
  return questions;
}

const emptySection: DraftSection = {
  sectionId: 'none',
  name: '',
  subject: 'ENGLISH',
  instructions: '',
  exampleText: '',
  tableText: '',
  passage: '',
  place: 0,
  questions: [],
};

interface Filled extends DrawnSection {
  readonly sectionId: string;
  readonly place: number;
}

const sectionOf = (
  { name, subject, instructions, example = '' }: SectionPlan,
  { sectionId, place, passage, questions }: Filled,
): DraftSection => ({
  sectionId,
  name,
  subject,
  instructions,
  exampleText: example,
  tableText: '',
  passage,
  place,
  questions: questions.map((question, n) => ({
    ...question,
    questionId: `${sectionId}-${n + 1}`,
    number: n + 1,
    place: n,
  })),
});
