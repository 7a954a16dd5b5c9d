import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import { keysThatCount } from 'schemas/mock-exams/keys/exam-keys.rules';
import type { KeyChange, Weighed } from 'schemas/mock-exams/keys/key-change';
import type { KeyDecisionEvent } from 'schemas/mock-exams/keys/key-decision.events';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';
import { examKey, type ExamKeyCommand } from './exam-key.decider';

type Event = ExamKeyEvent | KeyDecisionEvent;

const given = stories(examKey);
const paperHash = 'a'.repeat(64);
const at = '2026-12-05T15:00:00.000Z';
const [basis, otherBasis] = ['b'.repeat(64), 'c'.repeat(64)];
const reason = '“Thrifty” is right.';

const publishing = (letters: string, setVersion = 1) => ({
  paperHash,
  setId: 'set',
  setVersion,
  keys: letters.split('').map((answer, n) => ({ questionId: `q${n + 1}`, answer, explanation: 'So.' })),
});
const published = (letters: string, version = 1): Event => ({
  type: 'MockExamKeysPublished',
  data: { ...publishing(letters, version), keyVersion: version },
});
const weighed = (reports = 0, of = basis): Weighed => ({
  basis: of,
  sittings: 41,
  marks: 12,
  ranks: 3,
  reports:
    reports === 0 ? [] : [{ sessionId: 'march', learnerIds: Array.from({ length: reports }, (_, n) => `l${n}`) }],
});
const toD: KeyChange = { kind: 'correct', questionId: 'q1', answer: 'D' };
const voided: KeyChange = { kind: 'void', questionId: 'q1' };
const back = (decisionId: string, questionId = 'q1'): KeyChange => ({ kind: 'take back', questionId, decisionId });

const looked = (change: KeyChange, { reports = 0, keyVersion = 1, of = basis, areAnswersOpen = true } = {}) => ({
  change,
  keyVersion,
  weighed: weighed(reports, of),
  asked: { paperName: 'Paper 1', choices: ['generous', 'wasteful', 'fragile', 'thrifty', 'fruitful'] },
  areAnswersOpen,
  requests: [{ sessionId: 'march', count: 2 }],
});
const propose = (
  change: KeyChange,
  {
    by = 'nadia',
    proposalId = 'p1',
    ...more
  }: { by?: string; proposalId?: string } & Parameters<typeof looked>[1] = {},
): ExamKeyCommand => ({ type: 'ProposeChange', ...looked(change, more), paperHash, proposalId, reason, by, at });
const confirm = (
  change: KeyChange,
  {
    by = 'callum',
    proposalId = 'p1',
    ...more
  }: { by?: string; proposalId?: string } & Parameters<typeof looked>[1] = {},
): ExamKeyCommand => ({
  type: 'ConfirmChange',
  paperHash,
  proposalId,
  looked: looked(change, { reports: 5, ...more }),
  by,
  at,
});
const withdraw = (by: string, proposalId = 'p1'): ExamKeyCommand => ({
  type: 'WithdrawProposal',
  paperHash,
  proposalId,
  by,
  at,
});

/** What a command leaves in a stream, as the next test begins with it. */
const after = (history: readonly Event[], command: ExamKeyCommand): Event[] => [
  ...history,
  ...given(...history)
    .when(command)
    .events(),
];
const first = [published('BC')];
const proposed = after(first, propose(toD, { reports: 5 }));
const corrected = after(proposed, confirm(toD));

describe('keys that are published', () => {
  it('are kept once, and published again where they differ', () => {
    given()
      .when({ type: 'KeepFirstKeys', data: publishing('BC') })
      .then(published('BC'));
    given(...first)
      .when({ type: 'KeepFirstKeys', data: publishing('DC') })
      .thenNothing();
    given(...first)
      .when({ type: 'PublishKeys', data: publishing('DC', 2), hasBeenSat: false })
      .then(published('DC', 2));
    given(...first)
      .when({ type: 'PublishKeys', data: publishing('BC', 2), hasBeenSat: true })
      .thenNothing();
    given(published('BC', 2))
      .when({ type: 'PublishKeys', data: publishing('DC', 1), hasBeenSat: false })
      .thenNothing();
  });

  it('never change a letter by which children have been marked; an explanation they may', () => {
    given(...first)
      .when({ type: 'PublishKeys', data: publishing('DC', 2), hasBeenSat: true })
      .thenRefused('MockKeyOfSatPaper');
    const data = publishing('BC', 2);
    const explained = { ...data, keys: data.keys.map((key) => ({ ...key, explanation: 'Because.' })) };
    given(...first)
      .when({ type: 'PublishKeys', data: explained, hasBeenSat: true })
      .then({ type: 'MockExamKeysPublished', data: { ...explained, keyVersion: 2 } });
  });

  it('leave what was decided as it is, whether the author has written it down since or not', () => {
    for (const letters of ['BC', 'DC'])
      given(...corrected)
        .when({ type: 'PublishKeys', data: publishing(letters, 2), hasBeenSat: true })
        .thenNothing();
    given(...corrected)
      .when({ type: 'PublishKeys', data: publishing('AC', 2), hasBeenSat: false })
      .thenRefused('MockKeyOfSatPaper');
    const data = publishing('DA', 2);
    const again = after(corrected, { type: 'PublishKeys', data, hasBeenSat: false });
    expect(lettersOf(again)).toEqual(['D', 'A']);
    const restored = after(again, propose(back('p1'), { proposalId: 'p2', keyVersion: 3 }));
    expect(lettersOf(restored)).toEqual(['B', 'A']);
  });
});

const lettersOf = (history: readonly Event[]) => keysThatCount(given(...history).state()).map(({ answer }) => answer);

describe('a change', () => {
  it('is decided at once where no issued report prints differently', () => {
    const seenRequests = [{ sessionId: 'march', count: 2 }];
    const whose = {
      paperHash,
      decisionId: 'p1',
      questionId: 'q1',
      reason,
      reports: [],
      seenRequests,
      proposedBy: 'nadia',
    };
    given(...first)
      .when(propose(toD))
      .then({
        type: 'MockKeyChanged',
        data: { ...whose, keyVersion: 2, kind: 'correct', answer: 'D', decidedAt: at },
      });
    const state = given(...after(first, propose(voided))).state();
    expect(keysThatCount(state)).toMatchObject([
      { answer: 'B', isVoided: true, why: reason, published: 'B' },
      { answer: 'C', isVoided: false, why: null },
    ]);
  });

  it('waits for somebody else where reports do, and counts once they have confirmed it', () => {
    expect(given(...proposed).state()).toMatchObject({
      keyVersion: 1,
      proposal: { proposalId: 'p1', proposedBy: 'nadia' },
    });
    expect(lettersOf(proposed)).toEqual(['B', 'C']);
    given(...proposed)
      .when(confirm(toD, { by: 'nadia' }))
      .thenRefused('MockKeyNeedsAnother');
    expect(lettersOf(corrected)).toEqual(['D', 'C']);
    expect(given(...corrected).state()).toMatchObject({
      keyVersion: 2,
      proposal: null,
      decisions: [
        { before: { answer: 'B' }, after: { answer: 'D' }, confirmedBy: 'callum', reports: [{ sessionId: 'march' }] },
      ],
    });
  });

  it('is confirmed once: of two who do so together the second changes nothing', () => {
    given(...corrected)
      .when(confirm(toD, { by: 'mia' }))
      .thenNothing();
    given(...corrected)
      .when(withdraw('nadia'))
      .thenRefused('MockKeyProposalNotFound');
  });

  it('is taken away by whoever made it, or refused by another; then there is nothing to confirm', () => {
    for (const [by, why] of [
      ['nadia', 'withdrawn'],
      ['callum', 'refused'],
    ] as const) {
      const gone = after(proposed, withdraw(by));
      expect(gone.at(-1)?.data).toMatchObject({ proposalId: 'p1', why, withdrawnBy: by });
      given(...gone)
        .when(confirm(toD))
        .thenRefused('MockKeyProposalNotFound');
    }
    given(...proposed)
      .when(withdraw('nadia', 'p0'))
      .thenRefused('MockKeyProposalNotFound');
  });

  it('is no more decided on what somebody saw before something else happened', () => {
    given(...first)
      .when(propose(toD, { keyVersion: 2 }))
      .thenRefused('MockKeyPreviewOutOfDate');
    given(...proposed)
      .when(confirm(toD, { of: otherBasis }))
      .thenRefused('MockKeyPreviewOutOfDate');
    given(...proposed)
      .when(confirm(voided))
      .thenRefused('MockKeyPreviewOutOfDate');
    given(...proposed)
      .when(confirm(toD, { keyVersion: 2 }))
      .thenRefused('MockKeyPreviewOutOfDate');
  });

  it('waits alone: another is refused, until what the first was made on holds no more', () => {
    given(...proposed)
      .when(propose(voided, { proposalId: 'p2' }))
      .thenRefused('MockKeyProposalOpen');
    const anew = after(proposed, propose(voided, { proposalId: 'p2', reports: 6, of: otherBasis }));
    expect(anew.slice(-2).map(({ type }) => type)).toEqual(['MockKeyProposalWithdrawn', 'MockKeyChangeProposed']);
    expect(anew.at(-2)?.data).toMatchObject({ proposalId: 'p1', why: 'out of date' });
    given(...anew)
      .when(confirm(toD))
      .thenRefused('MockKeyProposalNotFound');
  });

  it('tells no answer while another session with the question is to come, be it scheduled since it was proposed', () => {
    const closed = { areAnswersOpen: false };
    given(...first)
      .when(propose(toD, closed))
      .thenRefused('MockKeyReasonTellsAnswer');
    given(...first)
      .when(propose(toD, { ...closed, reports: 5 }))
      .thenRefused('MockKeyReasonTellsAnswer');
    given(...proposed)
      .when(confirm(toD, closed))
      .thenRefused('MockKeyReasonTellsAnswer');
    const silent = { ...propose(toD, { ...closed, reports: 5 }), reason: 'It was marked with the wrong answer.' };
    const asked = after(first, silent);
    expect(after(asked, confirm(toD, closed)).map(({ type }) => type)).toContain('MockKeyChanged');
  });

  it('must change something, of a question and to a choice that there are', () => {
    given().when(propose(toD)).thenRefused('MockKeysNotFound');
    given(...first)
      .when(propose({ ...toD, questionId: 'q9' }))
      .thenRefused('MockKeysNotFound');
    given(...first)
      .when(propose({ ...toD, answer: 'B' }))
      .thenRefused('MockKeyIsSo');
    given(...first)
      .when({ ...propose(toD), asked: { paperName: 'Paper 1', choices: ['a', 'b', 'c'] } } as ExamKeyCommand)
      .thenRefused('MockKeyNotAnOption');
    const gone = after(first, propose(voided));
    given(...gone)
      .when(propose(voided, { proposalId: 'p2', keyVersion: 2 }))
      .thenRefused('MockKeyIsSo');
    expect(lettersOf(after(gone, propose({ ...toD, answer: 'B' }, { proposalId: 'p2', keyVersion: 2 })))).toEqual([
      'B',
      'C',
    ]);
  });

  it('changes nothing when it is proposed again by the same id, be it waiting, decided or taken away', () => {
    const asked = after(first, propose(toD, { reports: 5 }));
    const ended = [after(asked, withdraw('nadia')), after(asked, confirm(toD)), after(first, propose(toD))];
    for (const history of [asked, ...ended])
      given(...history)
        .when(propose(toD, { reports: 5 }))
        .thenNothing();
  });

  it('is taken back by a second decision, the last one first, and once', () => {
    const then = after(corrected, propose(voided, { proposalId: 'p2', keyVersion: 2 }));
    given(...then)
      .when(propose(back('p1'), { proposalId: 'p3', keyVersion: 3 }))
      .thenRefused('MockKeyDecisionNotLast');
    const one = after(then, propose(back('p2'), { proposalId: 'p3', keyVersion: 3 }));
    expect(
      given(...one)
        .state()
        .decisions.at(-1),
    ).toMatchObject({
      kind: 'take back',
      takesBack: 'p2',
      before: { answer: 'D', isVoided: true },
      after: { answer: 'D', isVoided: false },
    });
    const both = after(one, propose(back('p1'), { proposalId: 'p4', keyVersion: 4 }));
    expect(keysThatCount(given(...both).state())).toEqual(keysThatCount(given(...first).state()));
    given(...both)
      .when(propose(back('p1'), { proposalId: 'p5', keyVersion: 5 }))
      .thenRefused('MockKeyIsSo');
    given(...both)
      .when(propose(back('p4'), { proposalId: 'p5', keyVersion: 5 }))
      .thenRefused('MockKeyDecisionNotFound');
    given(...both)
      .when(propose(back('p1', 'q2'), { proposalId: 'p5', keyVersion: 5 }))
      .thenRefused('MockKeyDecisionNotFound');
  });

  it('that takes back waits for another person where reports print differently again', () => {
    const asked = after(corrected, propose(back('p1'), { proposalId: 'p2', keyVersion: 2, reports: 5 }));
    expect(lettersOf(asked)).toEqual(['D', 'C']);
    const done = after(asked, confirm(back('p1'), { proposalId: 'p2', keyVersion: 2 }));
    expect(lettersOf(done)).toEqual(['B', 'C']);
    expect(done.at(-1)).toMatchObject({
      type: 'MockKeyChangeTakenBack',
      data: { takesBack: 'p1', confirmedBy: 'callum' },
    });
  });
});
