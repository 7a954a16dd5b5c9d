import { describe, expect, it } from '@jest/globals';
import { fold } from 'platform/decider';
import { keysThatCount, type ExamKeys } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange, Weighed } from 'schemas/mock-exams/keys/key-change';
import { keysIf } from 'schemas/mock-exams/keys/key-change.rules';
import {
  countedKeys,
  figuresOfChange,
  markedBy,
  sittingChanges,
  withKeys,
} from 'schemas/mock-exams/keys/key-preview.rules';
import type { MarkedPaper, SatFacts } from 'schemas/mock-exams/marks/facts';
import { randomChange } from 'schemas/mock-exams/keys/testing/random-changes';
import { paperOf, randomSats } from 'schemas/mock-exams/marks/testing/random-cohort';
import { dice } from 'schemas/rights/testing/random-grants';
import { examKey, type ExamKeyCommand } from './exam-key.decider';

const CASES = 200;
const at = '2026-12-05T15:00:00.000Z';
const papers = [
  paperOf('a', [
    { subject: 'ENGLISH', questions: 4 },
    { subject: 'MATHS', questions: 5 },
  ]),
  paperOf('b', [{ subject: 'VR', questions: 6 }]),
];
const [first] = papers as [MarkedPaper, MarkedPaper];
const { paperHash } = first;
const OPTIONS = 5;

type Event = Parameters<typeof examKey.evolve>[1];

/** A stream as it stands in a log: everything in it has been written down and read again. */
class Stream {
  readonly events: Event[] = [];
  state: ExamKeys = examKey.initial;
  constructor() {
    const keys = first.keys.map(({ questionId, answer }) => ({ questionId, answer, explanation: 'So.' }));
    this.give({ type: 'KeepFirstKeys', data: { paperHash, setId: 'set', setVersion: 1, keys } });
  }
  give(command: ExamKeyCommand): void {
    const decision = examKey.decide(command, this.state);
    if (decision.kind === 'refused') throw new Error(decision.code);
    this.events.push(...(JSON.parse(JSON.stringify(decision.events)) as Event[]));
    this.state = fold(examKey, this.events);
  }
  /** Decided by one person, or by two where reports change. */
  decide(change: KeyChange, isReported: boolean): string {
    const proposalId = `p${this.events.length}`;
    const reports = isReported ? [{ sessionId: 'march', learnerIds: ['child-0'] }] : [];
    const weighed: Weighed = { basis: 'b'.repeat(64), sittings: 1, marks: 1, ranks: 1, reports };
    const asked = { paperName: 'Paper a', choices: Array<string>(OPTIONS).fill('') };
    const looked = { change, weighed, keyVersion: this.state.keyVersion, asked, areAnswersOpen: true, requests: [] };
    this.give({ type: 'ProposeChange', ...looked, paperHash, proposalId, reason: 'So.', by: 'nadia', at });
    if (isReported) this.give({ type: 'ConfirmChange', paperHash, proposalId, looked, by: 'callum', at });
    return proposalId;
  }
}

const papersBy = ({ keyVersion, ...keys }: ExamKeys) =>
  withKeys(papers, paperHash, { keyVersion, keys: countedKeys(keysThatCount({ keyVersion, ...keys })) });

/** Kept by hand beside the stream: no fold, no overlay. */
type ByHand = Map<string, { answer: string; isVoided: boolean }[]>;
const byHand = (): ByHand =>
  new Map(first.keys.map(({ questionId }) => [questionId, [{ answer: 'A', isVoided: false }]]));
function doneByHand(kept: ByHand, change: KeyChange): void {
  const steps = kept.get(change.questionId) ?? [];
  const now = steps.at(-1) ?? { answer: 'A', isVoided: false };
  if (change.kind === 'take back') steps.pop();
  else
    steps.push(
      change.kind === 'void' ? { answer: now.answer, isVoided: true } : { answer: change.answer, isVoided: false },
    );
}
const rightByHand = ({ papers: sat }: SatFacts, kept: ByHand): number =>
  Object.entries(sat[0]?.answers ?? {}).filter(([questionId, letter]) => {
    const now = kept.get(questionId)?.at(-1);
    return now !== undefined && !now.isVoided && now.answer === letter;
  }).length;

const without = (marked: ReturnType<typeof markedBy>) =>
  JSON.parse(
    JSON.stringify([marked.marks, marked.cohort], (name, value: unknown) => (name === 'keyVersion' ? 0 : value)),
  ) as unknown;

describe.each(Array.from({ length: CASES }, (_, seed) => seed))('cohort %i', (seed) => {
  const roll = dice(seed * 7_919 + 1);
  const sats = randomSats(papers, 1 + roll(40), roll);
  const stream = new Stream();
  const kept = byHand();
  for (let n = roll(4); n > 0; n -= 1) {
    const change = randomChange(stream.state, OPTIONS, roll);
    stream.decide(change, roll(2) === 0);
    doneByHand(kept, change);
  }
  const before = markedBy(papersBy(stream.state), sats);

  it('is marked by what was decided, and as the preview said; taken back, as before in every mark', () => {
    const change = randomChange(stream.state, OPTIONS, roll);
    const preview = markedBy(papersBy(keysIf(stream.state, change, at)), sats);
    const shown = sittingChanges(before, preview, { paperHash, questionId: change.questionId, isOf: () => true });

    const decisionId = stream.decide(change, roll(2) === 0);
    doneByHand(kept, change);
    const happened = markedBy(papersBy(stream.state), sats);
    expect(happened).toEqual(preview);
    const then = sittingChanges(before, happened, { paperHash, questionId: change.questionId, isOf: () => true });
    expect(figuresOfChange(then)).toEqual(figuresOfChange(shown));
    const part = `paper:${paperHash}`;
    for (const [index, sat] of sats.entries()) {
      const own = happened.marks[index]?.parts.find(({ partId }) => partId === part);
      if (own) expect(own.right).toBe(rightByHand(sat, kept));
    }

    if (change.kind === 'take back') return;
    stream.decide({ kind: 'take back', questionId: change.questionId, decisionId }, roll(2) === 0);
    expect(without(markedBy(papersBy(stream.state), sats))).toEqual(without(before));
  });
});

it('has changes of every kind among its cases, and marks that move', () => {
  const kinds = new Set<string>();
  const stream = new Stream();
  const roll = dice(5);
  for (let n = 0; n < 60; n += 1) {
    const change = randomChange(stream.state, OPTIONS, roll);
    kinds.add(change.kind);
    stream.decide(change, n % 2 === 0);
  }
  expect([...kinds].toSorted()).toEqual(['correct', 'take back', 'void']);
  expect(stream.state.decisions).toHaveLength(60);
});
