import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { ComparisonEvent } from 'schemas/payments/comparing/comparison.events';
import { comparison } from './comparison.decider';

const given = stories(comparison);
const at = '2026-11-22T03:00:00.000Z';
const begun = (comparisonId = 'one', begunAt = at): ComparisonEvent => ({
  type: 'ComparisonBegun',
  data: { comparisonId, begunAt },
});
type Page = Extract<ComparisonEvent, { type: 'ComparisonPageRead' }>['data'];
const read = (page: number, more: Partial<Page> = {}): ComparisonEvent => ({
  type: 'ComparisonPageRead',
  data: { comparisonId: 'one', page, looked: 0, differences: [], readAt: at, ...more },
});
const ofFamilies = (after?: string): Partial<Page> => ({
  next: { list: 'families', ...(after !== undefined && { after }) },
});

describe('a comparison', () => {
  it('is begun once, and again where the one before never came to its end', () => {
    const begin = (begunAt: string) => ({ type: 'BeginComparison' as const, data: { comparisonId: 'two', begunAt } });
    given(begun()).when(begin('2026-11-22T03:59:00.000Z')).thenNothing();
    given(begun()).when(begin('2026-11-22T04:00:00.000Z')).then(begun('two', '2026-11-22T04:00:00.000Z'));
    given(begun(), read(1)).when(begin(at)).then(begun('two'));
  });

  it('takes each page in its turn, once', () => {
    const note = (page: number) => {
      const event = read(page);
      return { type: 'NotePage' as const, data: event.data as Page };
    };
    given(begun()).when(note(1)).then(read(1));
    given(begun()).when(note(2)).thenNothing();
    given(begun(), read(1, ofFamilies())).when(note(1)).thenNothing();
    given(begun(), read(1)).when(note(2)).thenNothing();
  });

  it('knows when the last one began that came to its end, and nothing of one that did not', () => {
    expect(given(begun(), read(1)).state().comparedAt).toBe(at);
    expect(given(begun(), read(1, ofFamilies())).state().comparedAt).toBeUndefined();
  });

  it('goes on after the last family that the one before had time for, and from the first once all were looked at', () => {
    const counted = given(begun(), read(1, ofFamilies()), read(2, ofFamilies('f20')), read(3, ofFamilies('f40')));
    expect(counted.state().underWay?.familyPages).toBe(2);
    const stopped = [begun(), read(1, ofFamilies()), read(2, { familiesAfter: 'f20' })];
    expect(given(...stopped).state().familiesAfter).toBe('f20');
    const next = [begun('two'), { ...read(1), data: { ...read(1).data, comparisonId: 'two' } } as ComparisonEvent];
    expect(given(...stopped, ...next).state().familiesAfter).toBeUndefined();
  });

  it('finds each thing once, and forgets what the one before had found', () => {
    const differences: Page['differences'] = [
      { kind: 'grant-unpaid', about: 'sub_1', familyId: 'f', theirs: 'nothing' },
    ];
    const found = given(begun(), read(1, { differences }));
    expect([...found.state().found.keys()]).toEqual(['sub_1']);
    found
      .when({ type: 'NotePutRight', data: { comparisonId: 'one', about: 'sub_2', putRightAt: at } })
      .thenRefused('DifferenceNotFound');
    expect(given(begun(), read(1, { differences }), begun('two')).state().found.size).toBe(0);
  });
});
