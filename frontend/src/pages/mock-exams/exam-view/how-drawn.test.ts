import { describe, expect, it } from '@jest/globals';
import type { PaperOption } from 'schemas/mock-exams/paper';
import { howDrawn } from './how-drawn';

const inWords = (...texts: readonly string[]): PaperOption[] => texts.map((text) => ({ text }));
const four = ['The old', 'dog sleept', 'by the', 'warm fire'];

describe('a sentence in four groups is seen as one', () => {
  it('where its first choices repeat it, as the bank writes it', () => {
    const drawn = howDrawn(
      { text: `Which is wrong?||p||${four.join(' ')}`, options: inWords(...four, 'No mistake') },
      'ENGLISH',
    );
    expect(drawn).toEqual({
      layout: 'groups',
      lead: 'Which is wrong?',
      matter: '',
      setting: 'text',
      faces: [...four, 'No mistake'],
    });
  });

  it.each([
    ['A', 'B', 'C', 'D', 'E'],
    ['', '', '', '', 'N'],
    [...four, 'E'],
  ])('where an author parts it with bars and the choices are %p', (...faces) => {
    const options = inWords(...faces);
    for (const text of [`Which is wrong?\n${four.join(' || ')}`, `Which is wrong?||p||${four.join('||')}`])
      expect(howDrawn({ text, options }, 'ENGLISH')).toMatchObject({
        layout: 'groups',
        lead: 'Which is wrong?',
        faces: [...four, 'No mistake'],
      });
  });

  it('and lettered above its choices where those say something else', () => {
    const drawn = howDrawn({ text: four.join('||'), options: inWords('1', '2', '3', '4', '5') }, 'ENGLISH');
    expect(drawn).toMatchObject({ layout: 'rows', lead: '', setting: 'groups', matter: four.join('||') });
  });
});

it('draws what is no such sentence as it stands', () => {
  const options = inWords('a', 'b', 'c', 'd', 'e');
  expect(howDrawn({ text: 'one||two', options }, 'ENGLISH')).toMatchObject({
    layout: 'rows',
    lead: 'one||two',
    matter: '',
  });
  expect(howDrawn({ text: 'Why?||p||a b c d', options: inWords('a b', 'c', 'd') }, 'ENGLISH')).toMatchObject({
    layout: 'rows',
    matter: 'a b c d',
  });
  // In Maths bars are lines, whatever their number.
  expect(howDrawn({ text: 'a||b||c||d', options }, 'MATHS')).toMatchObject({ layout: 'rows', lead: 'a||b||c||d' });
});

it('knows pieces, orders and pictures', () => {
  const orders = { text: 'Which order?||p||1 so\n2 it\n3 is', options: inWords('2 3 1', '1 2 3') };
  expect(howDrawn(orders, 'ENGLISH')).toMatchObject({ layout: 'orders', setting: 'pieces' });
  const picture = { kind: 'drawn', svg: '<svg/>', alt: '' } as const;
  expect(howDrawn({ text: 'Which?', options: [{ text: '', picture }, { text: '' }] }, 'NVR').layout).toBe('pictures');
});
