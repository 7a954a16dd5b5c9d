import { describe, expect, it } from '@jest/globals';
import { deviceStore } from '../device-store';
import { acknowledgedOn, missing, type Acknowledged } from './acknowledged';

interface Where {
  readonly position: string;
  readonly worksheetId?: string;
  readonly learnerId?: string;
}

const answer = (number: number, text: string, { position, worksheetId = 'w1', learnerId = 'amara' }: Where) =>
  ({ kind: 'answer', learnerId, worksheetId, number, answer: text, position }) satisfies Acknowledged;

/** Two of them over the same storage are two tabs, or one after a reload. */
const tab = () => acknowledgedOn(deviceStore(() => localStorage));
const shown = (asOf: string | undefined, learnerId = 'amara') =>
  missing(tab().text(), { learnerId, worksheetId: 'w1' }, asOf).map((each) => each.kind === 'answer' && each.answer);

describe('what the server has acknowledged', () => {
  it('is missing from a view that is older, or that cannot say how old it is', () => {
    tab().note(answer(1, '999', { position: '104' }));
    expect([shown(undefined), shown('99'), shown('104'), shown('105')]).toEqual([['999'], ['999'], [], []]);
  });

  it('is the newest to each question, whichever tab was told last', () => {
    const [one, other] = [tab(), tab()];
    one.note(answer(1, 'a', { position: '7' }));
    other.note(answer(1, 'b', { position: '12' }));
    one.note(answer(1, 'a late reply', { position: '9' }));
    one.note(answer(2, 'c', { position: '13' }));
    expect(shown(undefined)).toEqual(['b', 'c']);
  });

  it('is each child’s and each worksheet’s own', () => {
    tab().note(answer(1, 'hers', { position: '7' }));
    tab().note(answer(1, 'of another worksheet', { position: '8', worksheetId: 'w2' }));
    tab().note(answer(1, 'his', { position: '9', learnerId: 'ben' }));
    expect([shown(undefined), shown(undefined, 'ben'), shown(undefined, 'kofi')]).toEqual([['hers'], ['his'], []]);
  });

  it('does not grow for ever, and lets go of the oldest', () => {
    for (let n = 1; n <= 400; n += 1) tab().note(answer(n, String(n), { position: String(1_000 + n) }));
    expect(shown(undefined)).toHaveLength(120);
    expect(shown(undefined).at(-1)).toBe('400');
  });
});
