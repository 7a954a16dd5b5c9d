import { expect, it } from '@jest/globals';
import type { Reading } from './rows';
import { worksheetsToRead } from './worksheets-to-read';

const sheet = {
  learnerId: 'amara',
  subject: 'maths',
  topic: 'place-value',
  passage: null,
  asked: 3,
  correct: 1,
  right: [1],
  closed: [3],
  issuedAt: '2026-11-20T10:00:00.000Z',
  completedAt: '2026-11-20T10:30:00.000Z',
  discardedAt: null,
};
const question = (number: number, key: string, more: object = {}) => ({
  number,
  key,
  prompt: `Ask ${number}`,
  ...more,
});
const figure = '<svg xmlns="http://www.w3.org/2000/svg"><title>Two <b></title></svg>'.replace(' <b>', ' bars');

const topics = [{ key: 'place-value', title: 'Place value and rounding', subject: 'maths', subTopics: [] }];

/** A worksheet that was marked and one that was not, of more than a page of them. */
function db(sheets: number) {
  const all = Array.from({ length: sheets }, (_, index) => ({
    ...sheet,
    worksheetId: `sheet-${index}`,
    // The first is the newest, and the last are of the month before.
    issuedAt: new Date(Date.parse(sheet.issuedAt) - index * 43_200_000).toISOString(),
    completedAt: index === 0 ? sheet.completedAt : null,
  }));
  const questions = [
    question(1, 'key-1', { prompt: 'Half of <1> is @@1/2?', figure }),
    question(2, 'key-2', { options: ['one', '**<script>**'] }),
    question(3, 'key-3'),
  ];
  return {
    prepared: (sql: string, some: readonly unknown[]) => {
      if (sql.includes('questions_catalogue')) return Promise.resolve([{ topics }]);
      if (sql.includes('practice_worksheets"'))
        return Promise.resolve(
          sql.includes('"worksheetId" in') ? all.filter((one) => some.includes(one.worksheetId)) : [...all].reverse(),
        );
      if (sql.includes('issued_questions'))
        return Promise.resolve(some.map((worksheetId) => ({ worksheetId, questions })));
      return Promise.resolve(some.map((worksheetId) => ({ worksheetId, number: 1, answer: '<i>=1' })));
    },
  } as unknown as Reading;
}

async function read(sheets: number): Promise<string> {
  let text = '';
  for await (const part of worksheetsToRead(db(sheets), { id: 'amara', of: 'Siobhán <O’Neill>' })) text += part;
  return text;
}

it('shows what was asked, what was answered and what was right, and runs nothing that was typed', async () => {
  const text = await read(1);
  expect(text).toContain('Worksheets of Siobhán &lt;O’Neill&gt;');
  expect(text).toContain('Maths: Place value and rounding, 20 November 2026');
  // Everything stands in the body of one document.
  expect(text.match(/<\/?(?:html|head|body)\b/g)).toEqual(['<html', '<head', '</head', '<body', '</body', '</html']);
  expect(text.trimEnd().endsWith('</body></html>')).toBe(true);
  expect(text).toContain('1 of 3 right, marked on 20 November 2026.');
  expect(text).toContain('Half of &lt;1&gt; is 1/2?');
  expect(text).toContain('alt="Two bars"');
  expect(text).toContain('Answered: <b>&lt;i&gt;=1</b>. That is right.');
  expect(text).toContain('Answered: <b>nothing</b>. Right is: <b>key-2</b>');
  expect(text).not.toContain('<script>');
});

it('begins with a list of contents, the newest first, each of which leads to its worksheet and back', async () => {
  const text = await read(45);
  const [list = ''] = /<nav.*<\/nav>/s.exec(text) ?? [];
  expect(list.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>November 2026</h3>', '<h3>October 2026</h3>']);
  expect(list.replace(/<[^>]*>|\s+/g, ' ').replace(/ +/g, ' ')).toMatch(
    /^ Contents November 2026 Fri 20 Maths: Place value and rounding 1 of 3 right Thu 19 Maths: Place value and rounding not marked /,
  );
  const places = (pattern: RegExp, of: string) => [...of.matchAll(pattern)].map(([, place]) => place);
  const led = places(/href="#(worksheet-[^"]*)"/g, list);
  expect(led).toEqual(Array.from({ length: 45 }, (_, nth) => `worksheet-sheet-${nth}`));
  expect(places(/<h2 id="(worksheet-[^"]*)"/g, text)).toEqual(led);
  expect(text.match(/href="#contents"/g)).toHaveLength(45);
  expect(await read(0)).toContain('There is no worksheet yet.');
});

it('tells no key of a worksheet that was not marked, nor of a blank that may come back', async () => {
  const [marked = '', ...others] = (await read(45)).split('<section>').slice(1);
  expect(marked).not.toContain('key-3');
  expect(others).toHaveLength(44);
  for (const one of others) expect([one.includes('Answered: '), /key-|right\./.test(one)]).toEqual([true, false]);
});
