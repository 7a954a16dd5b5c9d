import { describe, expect, it } from '@jest/globals';
import { planIn, plannedAddress } from './planned-worksheet';

const planAt = (address: string) => planIn(new URL(address, 'https://fieldfare.example').searchParams);

describe('the address of a planned worksheet', () => {
  it('holds the whole plan', () => {
    const parts = [
      { questionType: 'share-ratio', count: 5, level: 3, subject: 'maths' },
      { questionType: 'spelling', count: 20, subject: 'english' },
    ] as const;
    const address = plannedAddress('try-next', parts);
    expect(address).toBe('/app/mix/questions?plan=try-next&parts=share-ratio~5~3,spelling~20~');
    expect(planAt(address)).toEqual({
      purpose: 'try-next',
      parts: [
        { questionType: 'share-ratio', count: 5, level: 3 },
        { questionType: 'spelling', count: 20 },
      ],
    });
  });

  it('stands in the area of its subject', () => {
    const part = { questionType: 'rotation', count: 2, subject: 'non-verbal-reasoning' } as const;
    const parts = [part, { ...part, level: 2 }];
    expect(plannedAddress('practice', parts)).toMatch(/^\/app\/non-verbal-reasoning\/questions\?/);
  });

  it.each([
    '?',
    '?plan=try-next',
    '?plan=holiday&parts=share-ratio~5~3',
    '?plan=mistakes&parts=share-ratio~5~3,find-wh',
    '?plan=mistakes&parts=share-ratio~5~9',
    '?plan=mistakes&parts=share ratio~5~',
  ])('is no plan in %j', (search) => {
    expect(planAt(`/app/math/questions${search}`)).toBeUndefined();
  });
});
