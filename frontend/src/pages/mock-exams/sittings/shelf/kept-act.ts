import type { RequestOf } from 'schemas/describe/contract';
import type { keepMockExamAnswers } from 'schemas/mock-exams/sittings/sitting.contract';
import { isOvertaken, type ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';

export type Act = RequestOf<typeof keepMockExamAnswers>['acts'][number];

/** Something that a child did in a paper, until the server has it. No word of the paper: letters and ids alone. */
export interface KeptAct {
  readonly learnerId: string;
  readonly sessionId: string;
  readonly paper: number;
  readonly deviceId: string;
  /** Of the page that it was done on. */
  readonly tab: string;
  readonly act: Act;
}

/** A tab numbers what is done in it. */
export const isSameAct = (one: KeptAct, other: KeptAct): boolean =>
  one.tab === other.tab && one.act.seq === other.act.seq;

/** Those of one tab in the order in which they were done, the tabs after one another. */
export function inOrder(acts: readonly KeptAct[]): KeptAct[] {
  const begun = new Map<string, string>();
  for (const { tab, act } of acts) {
    const at = act.at ?? '';
    if (at < (begun.get(tab) ?? '~')) begun.set(tab, at);
  }
  const of = ({ tab }: KeptAct) => `${begun.get(tab) ?? ''} ${tab}`;
  return acts.toSorted((one, other) =>
    one.tab === other.tab ? one.act.seq - other.act.seq : of(one) < of(other) ? -1 : 1,
  );
}

/** In ms: what stood on the screen for as long is told, so that the sitting can be watched again as it was. */
const TOLD_FROM = 1_000;

/**
 * Whether a newer act leaves nothing of an older one that still waits: another letter before either was handed in, a line or a
 * mark set the other way, all within a second. What stood for longer, and what was looked at when, is told in full.
 */
export function supersedes(newer: KeptAct, older: KeptAct): boolean {
  const [one, other] = [newer.act, older.act];
  if (newer.tab !== older.tab || newer.paper !== older.paper || hasStood(other, one)) return false;
  if (one.kind !== other.kind || one.questionId !== other.questionId) return false;
  return replaceable.has(one.kind) && (one.kind !== 'struck' || one.option === other.option);
}

const replaceable: ReadonlySet<Act['kind']> = new Set(['chosen', 'marked', 'struck']);
const hasStood = ({ at: since = '' }: Act, { at = '' }: Act): boolean =>
  Date.parse(at) - Date.parse(since) >= TOLD_FROM;

/** What it does to a sitting: the same event that the server will write, folded here meanwhile. */
export function eventOf({ learnerId, sessionId, paper, deviceId, tab, act }: KeptAct, sitting: Sitting): ActEvent {
  const { kind, questionId, seq, option = 'A', on = true, at = '' } = act;
  const data = { sessionId, learnerId, paper, questionId, at, claim: { deviceId, tab, seq, at } };
  const overtaken = isOvertaken(sitting.questions[questionId], data.claim) && { overtaken: true as const };
  switch (kind) {
    case 'shown':
      return { type: 'MockQuestionShown', data };
    case 'left':
      return { type: 'MockQuestionLeft', data };
    case 'chosen':
      return { type: 'MockChoiceMade', data: { ...data, option, ...overtaken } };
    case 'submitted':
      return { type: 'MockAnswerSubmitted', data: { ...data, option, ...overtaken } };
    case 'marked':
      return { type: 'MockQuestionMarkedForReview', data: { ...data, marked: on } };
    case 'struck':
      return { type: 'MockOptionStruckOut', data: { ...data, option, struck: on } };
  }
}
