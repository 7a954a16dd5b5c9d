import { describe, expect, it } from '@jest/globals';
import { adviceOn } from './advice.rules';
import type { PaperHour, QuestionHour } from './hour.rules';

const question = (number: number, more: Partial<QuestionHour> = {}): QuestionHour => ({
  number,
  section: 'Words',
  seconds: 60,
  visits: 1,
  isAnswered: true,
  isRight: null,
  isNotRevisited: false,
  changes: [],
  ...more,
});

/** Ten questions of a minute each in fifty minutes, all answered, but for what is said of some by their numbers. */
function paper(of: Readonly<Record<number, Partial<QuestionHour>>> = {}, more: Partial<PaperHour> = {}): PaperHour {
  const questions = Array.from({ length: 10 }, (_, index) => question(index + 1, of[index + 1]));
  return {
    name: 'Paper 1',
    lengthSeconds: 3_000,
    usedSeconds: 3_000,
    endedBy: 'time',
    allAnsweredAt: null,
    looks: questions.map(({ number, seconds }) => ({ number, from: 60 * (number - 1), seconds })),
    questions,
    sections: [{ name: 'Words', minutes: null, seconds: 600 }],
    ...more,
  };
}
const blank = { isAnswered: false };
const unseen = { isAnswered: false, visits: 0, seconds: 0 };
const change = (became: 'right' | 'wrong') => ({ at: 9, from: 'A', to: 'B', became });
const said = (...papers: readonly PaperHour[]) => adviceOn(papers).join('\n');

describe('three sentences', () => {
  it.each([
    [
      'all was answered',
      paper(),
      'You answered every one of the 10 questions. Keep that up: an answer can be right, a blank cannot.',
    ],
    [
      'looking again paid off',
      paper({ 4: { changes: [change('right')], isRight: true } }),
      'Looking again paid off: you changed 1 answer to the right one.',
    ],
    [
      'they went back',
      paper({ 2: { visits: 2 }, 5: { visits: 3 }, 9: unseen }),
      'You went back to 2 questions and have an answer for each. Coming back with fresh eyes is a good habit.',
    ],
    [
      'a paper was handed in early with blanks',
      paper({ 3: blank, 7: blank }, { endedBy: 'child', usedSeconds: 2_640 }),
      'You finished Paper 1 with 6 minutes left and 2 questions without an answer (3 and 7). Next time, use that time to choose something for each.',
    ],
    [
      'everything had an answer, and the clock ran on with nothing done',
      paper({}, { lengthSeconds: 3_750, usedSeconds: 3_750, allAnsweredAt: 2_310 }),
      'You had an answer for everything in Paper 1, and 24 minutes were left. Use minutes like these to read the questions you were least sure of once more.',
    ],
    [
      'everything had an answer, and it was handed in early',
      paper({}, { endedBy: 'child', usedSeconds: 2_400, allAnsweredAt: 2_310 }),
      'You finished Paper 1 with 10 minutes left. Use minutes like these to read the questions you were least sure of once more.',
    ],
    [
      'the end was not reached',
      paper({ 8: unseen, 9: unseen, 10: unseen }),
      'Time was up in Paper 1 before you came to 3 questions (8 to 10). When one takes long, choose your best guess, mark it and go on: that way you meet every question.',
    ],
    [
      'right answers became wrong',
      paper({ 7: { changes: [change('wrong')], isRight: false }, 9: { changes: [change('wrong')], isRight: false } }),
      'You changed 2 right answers to wrong ones (7 and 9 of Paper 1). Before you change an answer, say to yourself what is wrong with the first one.',
    ],
    [
      'one question took very long',
      paper({ 6: { seconds: 1_500 } }, { lengthSeconds: 3_000 }),
      'Question 6 of Paper 1 had 25 minutes of your time, as much as 5 questions have on average. After two minutes, mark a hard one and come back to it at the end.',
    ],
    [
      'one was seen and left blank',
      paper({ 5: blank }),
      'You saw 1 question and left it without an answer (5 of Paper 1). Choose your best guess before you move on; you can change it later.',
    ],
    [
      'what was marked was not met again',
      paper({ 5: { isNotRevisited: true } }),
      'You marked 1 question for another look and did not get back to it (5 of Paper 1). Try to keep the last five minutes for those.',
    ],
    [
      'a section took much more than its time',
      paper({}, { sections: [{ name: 'Words', minutes: 15, seconds: 1_400 }] }),
      '“Words” in Paper 1 took 23 minutes; 15 are meant for it. Look at the clock once when you begin a section, and once half-way.',
    ],
  ])('say so where %s', (_, one, sentence) => {
    expect(adviceOn([one])).toContain(sentence);
    expect(adviceOn([one])).toHaveLength(3);
  });

  it('say nothing of minutes left where questions were looked at until the end', () => {
    const looks = [{ number: 4, from: 2_700, seconds: 300 }];
    expect(said(paper({}, { looks, allAnsweredAt: 1_200 }))).not.toContain('minutes like these');
  });

  it('see a hurried end in the order in which questions were opened', () => {
    const questions = Array.from({ length: 12 }, (_, index) => question(index + 1, { seconds: index < 6 ? 120 : 20 }));
    const looks = questions.map(({ number, seconds }) => ({ number, from: 200 * number, seconds }));
    expect(said(paper({}, { questions, looks }))).toContain(
      'the first six questions that you opened had 2 minutes each, the last six 20 seconds',
    );
    expect(said(paper({}, { questions, looks: looks.toReversed() }))).not.toContain('the last six');
  });

  it('say nothing of right or wrong that may not be told', () => {
    const told = said(paper({ 4: { changes: [{ ...change('right'), became: null }] } }));
    expect(told).not.toMatch(/right (one|answer)|wrong/);
  });

  it('name a paper with each of their questions, and no more numbers than are read', () => {
    const some = Object.fromEntries([1, 3, 5, 7, 9].map((number) => [number, blank]));
    const second = paper({ 2: blank, 4: blank, 6: blank, 8: blank, 10: blank }, { name: 'Paper 2' });
    expect(said(paper(some), second)).toContain('(1, 3, 5, 7 and 9 of Paper 1; 2, 4, 6, 8 and 10 of Paper 2)');
    const nine = Object.fromEntries([1, 2, 3, 4, 5, 7, 8, 9, 10].map((number) => [number, blank]));
    expect(said(paper(nine))).toContain('(1, 2, 3, 4, 5, 7 and 3 more of Paper 1)');
  });

  it('are the same for the same papers, and none where nobody knows what was shown', () => {
    const papers = [paper({ 3: blank }), paper({}, { name: 'Paper 2' })];
    expect(adviceOn(papers)).toEqual(adviceOn(papers));
    expect(adviceOn([paper({}, { looks: [] })])).toEqual([]);
    expect(adviceOn([])).toEqual([]);
  });

  it('stay three, whatever happened', () => {
    const all = { ...blank, isNotRevisited: true, changes: [change('wrong')], isRight: false, seconds: 900 };
    for (const one of [paper({ 1: all, 2: all, 10: unseen }), paper({ 1: { seconds: 1 } })])
      expect(adviceOn([one])).toHaveLength(3);
  });
});
