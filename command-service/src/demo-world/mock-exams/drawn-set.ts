import { findType } from 'question-bank/catalogue';
import type { AuthoredQuestion, AuthoredSection } from 'schemas/mock-exams/sets/authored';
import type { IssuedQuestion } from 'schemas/questions/question';
import { drawOfItems, nextDrawn } from '../../mock-exams/sets/drawing/draw';
import { drawnFromItem, type Drawn } from '../../mock-exams/sets/drawing/drawn-question';
import type { Known } from '../../mock-exams/sets/drawing/new-to-set';
import { passageFor } from '../../mock-exams/sets/drawing/passage';
import type { SourcePassage } from '../../mock-exams/sets/drawing/question-source';
import { idIn } from '../../mock-exams/sets/ids';
import { noSet } from '../../mock-exams/sets/rules/exam-set-state.rules';
import type { Ask, SectionBlueprint } from './blueprint';
import { workedExample } from './worked-example';

/** What sets are drawn from, and what they may not have once more. */
export interface Source {
  readonly items: ReadonlyMap<string, readonly IssuedQuestion[]>;
  readonly passages: readonly SourcePassage[];
  readonly known: Known;
}

export interface DrawnSection {
  readonly section: AuthoredSection;
  readonly questions: readonly AuthoredQuestion[];
}

interface Named {
  readonly setId: string;
  /** Of the section among all of its set. */
  readonly purpose: string;
  readonly idFor: (purpose: string) => string;
}

/** A section as its blueprint wants it: the same wherever it is drawn. @throws where the bank has nothing for it */
export function drawnSection(blueprint: SectionBlueprint, named: Named, source: Source): DrawnSection {
  const { setId, purpose } = named;
  const { name, subject, minutes, example, questions, ...wish } = blueprint;
  const plain = {
    sectionId: idIn(setId, purpose, named),
    name,
    subject,
    minutes,
    tableText: '',
    ...exampleOf(example),
  };
  const read = wish.passageId === undefined ? undefined : passageOf(wish.passageId, source);
  const instructions = [...(read ? [read.passage.description] : []), wish.instructions].join('||p||');
  const section: AuthoredSection = { ...plain, instructions, passage: read?.text ?? '' };
  const drawn = [...(read?.questions.map(drawnFromItem) ?? []), ...questions.map((ask) => drawnOf(ask, source))];
  return { section, questions: drawn.map((one, n) => numbered(one, n, named)) };
}

function numbered(drawn: Drawn, n: number, named: Named): AuthoredQuestion {
  return { ...drawn, questionId: idIn(named.setId, `${named.purpose} question ${n}`, named), number: n + 1 };
}

function exampleOf(example: SectionBlueprint['example']): Pick<AuthoredSection, 'exampleText' | 'examplePicture'> {
  if (example === undefined || typeof example === 'string') return { exampleText: example ?? '' };
  const [typeKey, level, from] = example;
  return workedExample(nextDrawn({ typeKey, level, from }) ?? missing(example));
}

function drawnOf(ask: Ask, { items, known }: Source): Drawn {
  const [type, level, seed] = ask;
  if (findType(type)) return nextDrawn({ typeKey: type, level, from: seed }, known) ?? missing(ask);
  const wanted = { topic: type, questionType: undefined, level, count: 1, seed };
  // Only the one that is taken is known from then on.
  const offered = drawOfItems(items.get(type) ?? [], wanted, {
    hasItem: (itemId) => known.hasItem(itemId),
    isNew: () => true,
  });
  return offered.find((drawn) => known.isNew(drawn)) ?? missing(ask);
}

function passageOf(passageId: string, { passages }: Source) {
  const section = { sectionId: '', name: '', subject: 'ENGLISH', instructions: '' } as const;
  const empty = { ...section, exampleText: '', tableText: '', passage: '', place: 0, questions: [] };
  const chosen = passageFor(passages, { passageId, seed: 0, set: noSet, section: empty, ids: [] });
  return chosen === undefined || chosen === 'has another' ? missing([passageId]) : chosen;
}

function missing(wanted: readonly unknown[]): never {
  throw new Error(`the question bank has nothing for ${wanted.join(' ')}`);
}
