import { describe, expect, it } from '@jest/globals';
import type { IssuedQuestion } from 'schemas/questions/question';
import { issuedQuestion } from 'schemas/questions/testing/issued-question';
import { slowness } from 'schemas/testing/processor-time';
import { answerSheet } from './answer-sheet';
import { pdfOf, widthInPrint } from 'platform/typesetting';
import type { PrintedWorksheet } from './printed-worksheet';
import { questionSheet } from './question-sheet';
import { drawnOn, pagesOf } from 'platform/testing/pdf-text';

const question = (about: Partial<IssuedQuestion> = {}) =>
  issuedQuestion({
    prompt: 'What is @@3/4 of 84?',
    key: '63',
    solution: '• 84 ÷ 4 = 21\n• 21 × 3 = 63\n• Answer: 63',
    ...about,
  });

const worksheet = (questions: readonly IssuedQuestion[], passage: PrintedWorksheet['passage'] = null) => ({
  worksheetId: '7a1c4e52-0000-4000-8000-000000000000',
  title: 'Maths: Fractions',
  issuedOn: '21 November 2026',
  passage,
  questions: questions.map((one, index) => ({ ...one, number: index + 1 })),
});

const written = async (sheet: PrintedWorksheet) => pagesOf(await pdfOf(questionSheet(sheet, await widthInPrint())));
const answers = async (sheet: PrintedWorksheet) => pagesOf(await pdfOf(answerSheet(sheet)));

/** The pages on which nothing but the foot is printed. */
const emptyIn = (pages: readonly string[]) => pages.filter((text) => text.trim().startsWith('Maths: Fractions ·'));

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90" width="90" height="90" stroke="currentColor"><title>A square</title><rect x="9" y="9" width="60" height="60"/><text x="40" y="80" font-size="16" fill="currentColor">7 cm</text></svg>';

describe('the sheet that the child writes on', () => {
  it('says what it is, and leaves room for a name and a date', async () => {
    const [page = ''] = await written(worksheet([question()]));
    for (const words of ['Maths: Fractions', '21 November 2026', 'Name', 'Date', '/ 1', '7a1c4e52', 'Page 1 of 1'])
      expect(page).toContain(words);
  });

  it('prints the signs of the markup as a book does', async () => {
    const prompt = '2@@3/4 + □ → 7**2 × 2 − £3.50 of 9 cm**';
    const [page = ''] = await written(worksheet([question({ prompt })]));
    expect(page.replaceAll(' ', '')).toContain('234+□→72×2−£3.50of9cm2');
    expect(page).not.toMatch(/@@|\*\*|\ufffd/);
  });

  it('prints a unit and the form of the answer beside the box', async () => {
    const unit = { text: 'cm**2', side: 'after' as const };
    const [page = ''] = await written(worksheet([question({ unit, answerForm: 'Give a whole number.' })]));
    expect(page).toMatch(/Give a whole number\..*cm ?2/);
  });

  it('never breaks a unit, however exactly it fits', async () => {
    const unit = { text: 'days', side: 'after' as const };
    const sheet = questionSheet(worksheet([question({ unit })]), await widthInPrint());
    expect(JSON.stringify(sheet.content)).toMatch(/\{"noWrap":true,"fontSize":12,"text":\["days"\]/);
  });

  it('letters the choices, and draws figures with their words', async () => {
    const chosen = question({ options: ['dog', 'a much longer answer', 'cow'], figure: square });
    const [page = ''] = await written(worksheet([chosen]));
    expect(page).toMatch(/7 cm.*A ?dog.*B ?a much longer answer.*C ?cow/);
    expect(page).toContain('put a ring round');
  });

  it('letters drawn choices', async () => {
    const drawn = question({ options: ['A', 'B', 'C'], optionFigures: [square, square, square] });
    const [page = ''] = await written(worksheet([drawn]));
    expect(page.match(/7 cm/g)).toHaveLength(3);
    expect(page).toMatch(/A.*B.*C/);
  });

  it('prints the sentence of a spelling question once, in its parts', async () => {
    const options = ['The harber was', 'full of boats', 'from every', 'far country.', 'No mistake'];
    const prompt = `Find the mistake.||p||${options.slice(0, 4).join(' ')}`;
    const [page = ''] = await written(worksheet([question({ questionType: 'spelling', options, prompt, key: 'A' })]));
    expect(page).toContain('Find the mistake.');
    expect(page.match(/The harber was/g)).toHaveLength(1);
    expect(page).not.toContain('||');
  });

  it('has the passage before the questions, every fifth line numbered', async () => {
    const verse = (n: number) => `verse ${'abcdefghijkl'.charAt(n)}`;
    const text = [0, 4, 8].map((first) => [0, 1, 2, 3].map((n) => verse(first + n)).join('||')).join('||p||');
    const passage = { passageId: 'p', title: 'A poem', description: 'About verses.', text };
    const pages = await written(worksheet([question()], passage));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/A poem ?About verses\..*verse d ?verse e ?5 ?verse f.*verse j ?10/);
    expect(pages[1]).toContain('of 84?');
  });

  it('breaks prose into lines that stay within the page', async () => {
    const text = 'Seven old fishermen mended their nets beside the harbour wall. '.repeat(10).trim();
    const [page = ''] = await written(
      worksheet([question()], { passageId: 'p', title: 'Nets', description: 'Work.', text }),
    );
    expect(page.match(/mended/g)).toHaveLength(10);
    expect(page).toMatch(/[a-z.] ?5 ?[a-z]/i);
  });

  it('holds no key and no solution', async () => {
    const secret = question({ key: 'QUOKKA', solution: '• wombat\n• Answer: QUOKKA' });
    expect((await written(worksheet([secret, secret]))).join(' ')).not.toMatch(/quokka|wombat|÷ 4/i);
  });

  // Steps smaller than the space between two questions: the last of one of these sheets ends less than that above the foot.
  it.each([75, 90, 105, 120])('has no empty page, however nearly it is filled: %i points more', async (more) => {
    const drawn = question({
      figure: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${60 + more}" width="9" height="${60 + more}"/>`,
    });
    expect(emptyIn(await written(worksheet([...Array.from({ length: 4 }, () => question()), drawn])))).toEqual([]);
  });

  const drawnQuestion = question({ options: ['A', 'B', 'C'], optionFigures: [square, square, square] });
  const entriesOf = (page: string) => page.match(/\d+\. ?(?=What is)/g)?.length ?? 0;

  it.each([10, 12, 15])('leaves none of %i questions alone on the last page', async (count) => {
    for (const one of [question(), drawnQuestion]) {
      const pages = await written(worksheet(Array.from({ length: count }, () => one)));
      expect(pages.map(entriesOf).reduce((sum, some) => sum + some, 0)).toBe(count);
      expect(entriesOf(pages.at(-1) ?? '')).toBeGreaterThan(1);
    }
  });

  it('has its boxes one under the other, whatever their units', async () => {
    const units = ['m', 'cm**2', 'bracelets'].map((text) => ({ text, side: 'after' as const }));
    const sheet = questionSheet(
      worksheet([
        question({ prompt: 'How long is it?' }),
        ...units.map((unit) => question({ prompt: 'And this?', unit })),
      ]),
      await widthInPrint(),
    );
    const left = drawnOn(await pdfOf(sheet))
      .join('')
      .match(/^[\d.]+ [\d.]+ m$/gm)
      ?.map((start) => start.split(' ')[0]);
    // One line for the heading, one each for name and date, and four boxes.
    expect(new Set(left?.slice(-4)).size).toBe(1);
    expect(new Set(left).size).toBeGreaterThan(1);
  });

  it('says a letter once where it is the answer', async () => {
    const [page = ''] = await written(worksheet([question({ prompt: 'Which?', options: ['A', 'B', 'C'], key: 'B' })]));
    expect(page).toMatch(/Which\? ?A ?B ?C ?Maths/);
  });

  it('never ends a line between a number and its unit', async () => {
    const prompt = `${'The rope was about '.repeat(3)}12 m and 7 cm long and 3 kg heavy at 9 pm.`;
    const { content } = questionSheet(worksheet([question({ prompt })]), await widthInPrint());
    expect(JSON.stringify(content)).toContain('12\u00a0m and 7\u00a0cm long and 3\u00a0kg heavy at 9\u00a0pm.');
  });

  it('fills a drawing with grey, and leaves its outline black', async () => {
    const pale = square.replace('<rect', '<rect fill="currentColor" fill-opacity="0.12"');
    const { content } = questionSheet(worksheet([question({ figure: pale })]), await widthInPrint());
    expect(JSON.stringify(content)).toContain('<rect fill=\\"#e0e0e0\\"');
    expect(JSON.stringify(content)).not.toContain('opacity');
  });

  it('is made in well under a second for twenty questions', async () => {
    const twenty = worksheet(Array.from({ length: 20 }, () => question({ figure: square })));
    await written(twenty);
    const slow = slowness();
    const before = process.cpuUsage();
    const pages = await written(twenty);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000 * Math.max(slow, slowness()));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });
});

describe('the question sheet of a marked worksheet', () => {
  it('leaves out what was left blank and is not open yet', async () => {
    const sheet = worksheet([question({ prompt: 'Seven?' }), question({ prompt: 'Eight?' })]);
    const [page = ''] = await written({ ...sheet, closed: [2] });
    expect(page).toContain('Seven?');
    expect(page).not.toContain('Eight?');
  });
});

describe('the answer sheet', () => {
  it('keeps to itself what was left blank and is not open yet', async () => {
    const sheet = worksheet([question(), question({ key: '64' }), question({ key: '65' })]);
    const [page = ''] = await answers({ ...sheet, closed: [2, 3] });
    expect(page).toMatch(/1\. ?63.*2\. ?Left blank.*3\. ?Left blank/);
    expect(page).not.toMatch(/64|65/);
  });

  it('has the answers in the order of the questions, with their steps, and belongs to its worksheet', async () => {
    const [page = ''] = await answers(worksheet([question(), question({ key: '64' }), question({ key: '65' })]));
    expect(page).toMatch(/1\. ?63.*84 ÷ 4 = 21.*2\. ?64.*3\. ?65/);
    expect(page).toContain('7a1c4e52');
    expect(page).not.toContain('Answer: 63');
  });

  it.each([9, 10, 11])('has no empty page after %i answers', async (count) => {
    expect(emptyIn(await answers(worksheet(Array.from({ length: count }, () => question()))))).toEqual([]);
  });

  it.each([10, 11])('leaves none of %i answers alone on the last page', async (count) => {
    const pages = await answers(worksheet(Array.from({ length: count }, () => question())));
    expect(pages.at(-1)?.match(/\d+\. ?63/g)?.length ?? 0).toBeGreaterThan(1);
  });

  it('says a letter with what it stands for', async () => {
    const [page = ''] = await answers(worksheet([question({ options: ['dog', 'cat'], key: 'B' })]));
    expect(page).toMatch(/B\s+cat/);
    expect(page).not.toContain('dog');
  });

  it('shows the drawing that a letter stands for', async () => {
    const other = square.replace('7 cm', '8 cm');
    const [page = ''] = await answers(
      worksheet([question({ options: ['A', 'B'], optionFigures: [square, other], key: 'B' })]),
    );
    expect(page).toMatch(/B.*8 cm/);
    expect(page).not.toContain('7 cm');
  });
});
