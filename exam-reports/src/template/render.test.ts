import { describe, expect, it, jest } from '@jest/globals';
import { hashOfBytes } from 'platform/blobs';
import { pagesOf } from 'platform/testing/pdf-text';
import { basisWith, idsOf, reportedPaper, times, type Asking } from '../testing/bases';
import { others, twoPapers as papers } from '../testing/two-papers';
import { noteReasons } from 'schemas/mock-exams/incidents/note-words.rules';
import { contentOne } from '../content/content';
import type { ReportBasis } from '../content/report-basis';
import { printedContent, readsDifferently, renderReport, reportContent } from './render';
import { REPORT_TEMPLATE, templateOf } from './templates';

const basis = (more: Partial<Parameters<typeof basisWith>[0]> = {}): ReportBasis =>
  basisWith({ papers, answers: ['AAAAAAAA', 'AAAAAABBBBBB'], others: others(39), childName: "Beth O'Neill", ...more });
const printed = (of: ReportBasis) => renderReport({ content: reportContent(of), template: of.made.template });
const words = async (of: ReportBasis) => pagesOf(await printed(of));

describe('a report on paper', () => {
  const staff = (letters: number) =>
    'The fire bell rang twice, and everybody had to leave the hall for some minutes. '.repeat(9).slice(0, letters);

  it('has two pages, which say what it says', async () => {
    const [first = '', second = '', ...more] = await words(basis());
    expect(more).toEqual([]);
    expect(first).toContain('14 of 20. Missing words and fractions went well');
    expect(first).toContain("Beth O'Neill");
    expect(first).toContain('Two things to work on'.replace('Two things', 'One thing'));
    expect(first).toContain('fieldfare.example/go/weight-');
    expect(second).toContain('How sure we are');
    expect(second).toContain('Issue 1, made Sat 5 Dec 2026, 6:12 pm from every answer that was saved by then');
  });

  it('is the same to the byte whenever and however often it is made', async () => {
    const one = await printed(basis());
    jest.useFakeTimers({
      now: new Date('2031-07-01T12:00:00.000Z'),
      doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask'],
    });
    const other = await printed(structuredClone(basis()));
    jest.useRealTimers();
    expect(hashOfBytes(other)).toBe(hashOfBytes(one));
  });

  it.each([
    ['few', 'AAABBBBB', 'BBBBBBBBBBBB'],
    ['half', 'AAAAAAAA', 'AAABBBBBBBBB'],
    ['nearly all', 'AAAAAAAA', 'AAAAAAAAAAAB'],
  ])('says once, and whole, what another day might bring, with %s of the marks', async (_, ...answers) => {
    const of = basis({ answers });
    const { from = 0, to = 0 } = reportContent(of).picture?.otherDay ?? {};
    expect(to).toBeGreaterThan(from);
    const [first = ''] = await words(of);
    expect(first.match(/On another day.*?9 times in 10/gs)).toEqual([
      `On another day, most likely ${from} to ${to}, 9 times in 10`,
    ]);
  });

  it('takes names that are long, and what would be markup', async () => {
    const childName = 'Maximiliana-Alexandra <b>&amp; Featherstonehaugh';
    const [first = ''] = await words(basis({ childName }));
    expect(first).toContain(childName);
  });

  it('tells whoever does not see its dots what they say', async () => {
    const file = Buffer.from(await printed(basis())).toString('latin1');
    expect(file).toMatch(/\/Alt \(6 of 6, average \d\.\d\)/);
    expect(file).toMatch(/\/Alt \(0 of 5, average \d\.\d\)/);
  });

  it.each(['Ζωή', 'Ярослава', '张 伟', 'محمد', 'אביגיל', 'प्रिया', '🦊 (张)'])(
    'of %s has no empty boxes: it says where the name is to be read, and the page says the name',
    async (childName) => {
      const of = basis({ childName });
      expect(reportContent(of).head.name).toBe(childName);
      const pages = pagesOf(await renderReport({ content: await printedContent(of), template: of.made.template }));
      expect(pages.length).toBe(2);
      expect(pages[0]).toContain('Your child · ');
      expect(pages[0]).toContain('Their whole name is on the page of this report');
      expect(pages.join()).not.toContain(childName);
    },
  );

  it('of a name of two scripts has the words that it can print', async () => {
    const of = await printedContent(basis({ childName: 'Wei Lin 林' }));
    expect(of.head.name).toBe('Wei Lin');
    expect(of.head.line).toMatch(/Their whole name is on the page of this report/);
    expect(JSON.stringify(of)).not.toContain('林');
  });

  it.each([
    "Beth O'Neill",
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Çağrı İnönü',
    'Ştefan Țurcanu',
    'Zoë Ångström',
    'José-María de Souza’s',
  ])('has the name %s, whichever way it was typed', async (childName) => {
    for (const typed of [childName.normalize('NFC'), childName.normalize('NFD')]) {
      const content = await printedContent(basis({ childName: typed }));
      expect(content).toEqual(reportContent(basis({ childName: childName.normalize('NFC') })));
    }
  });

  it('has no empty box for a picture in a note, and says where the note is whole', async () => {
    const note = 'The bell rang 🔔 twice ❤️, at 10:14 and 10:40. Well done, all 👩‍🚀!';
    const of = basis({ notes: [note, '🔔', '🔔 Rang “🔔 long”'] });
    expect(reportContent(of).head.notes).toEqual([note, '🔔.', '🔔 Rang “🔔 long”.']);
    const { head, ...rest } = await printedContent(of);
    expect(head.notes).toEqual(['The bell rang twice, at 10:14 and 10:40. Well done, all!', 'Rang “long”.']);
    expect(head.line).toBe(
      `${reportContent(of).head.line}. Signs that our print does not have are on the page of this report.`,
    );
    const { head: before, ...others } = reportContent(of);
    expect(rest).toEqual(others);
    expect(before.line).not.toContain('Signs');
  });

  it('says of one to which a note was put that it was changed, and tells the note once', async () => {
    const note = 'The fire bell rang twice';
    const was = basis();
    const of = basis({
      notes: [note],
      made: { version: 2, note: noteReasons([], [note]).join(' ') },
    });
    const [first = ''] = await words({ ...of, before: was });
    expect(first).toContain('Changed. The mark, 14 of 20, and the percentile, ');
    expect(first.split(note).length).toBe(2);
    expect(first).not.toContain('About this exam.');
    const [later = ''] = await words({ ...of, made: { ...of.made, note: 'It was made anew.' }, before: was });
    expect(later).toContain(`About this exam. ${note}.`);
  });

  it('closes the quotation of what it cuts short', async () => {
    const [note, others] = [staff(500), [staff(490), staff(480), staff(470)]];
    const made = { version: 2, note: noteReasons([], [note]).join(' ') };
    const [first = ''] = await words(basis({ notes: [note, ...others], made }));
    const [quoted] = /put on the report: .*?The whole/s.exec(first) ?? [];
    expect(quoted).toMatch(/: “[^”]* …”\sThe whole$/);
    const [own] = /About this exam\. .*?The whole/s.exec(first) ?? [];
    expect(own).toMatch(/ …\sThe whole$/);
  });

  it('says at its head what changed since the one before', async () => {
    const note = 'Question 3 of Paper 1 has another answer.';
    const [first = ''] = await words(basis({ made: { version: 2, note } }));
    expect(first).toContain(`Corrected. ${note}`);
  });

  it.each([
    ['a note of staff at its longest', { notes: [staff(500)] }],
    ['two notes at their longest', { notes: [staff(500), staff(499)] }],
    ['a line of what changed', { made: { version: 2, note: staff(300) } }],
    ['both at their longest', { notes: [staff(500)], made: { version: 2, note: staff(500) } }],
    ['a long name besides', { notes: [staff(500)], childName: 'Maximiliana-Alexandra Featherstonehaugh-Cholmondeley' }],
  ])('keeps to its two pages with %s', async (_, more) => {
    const of = basis(more);
    const pages = await words({ ...of, made: { ...of.made, template: REPORT_TEMPLATE } });
    expect(pages.length).toBe(2);
    expect(pages[0]).toContain('fieldfare.example/go/weight-');
    expect(pages[1]).toContain('How sure we are');
  });

  const many = (name: string, topics: number): Asking => ({
    name,
    subject: 'MATHS',
    topics: Array.from({ length: topics }, (_, n) => [`${name}-topic-number-${n}`, 1 + (n % 3)] as const),
  });
  const onPaper = (sections: readonly Asking[], count: number, made: Partial<ReportBasis['made']>) => {
    const papers = Array.from({ length: count }, (_, index) => reportedPaper(index, sections));
    const answers = papers.map((paper) => times('AB', Math.floor(idsOf(paper).length / 3)));
    return words(basisWith({ papers, answers, others: Array.from({ length: 30 }, () => answers), made }));
  };

  it.each([
    ['sixty topics in one section', [many('Everything', 60)], 1],
    ['sixty topics in each of two papers', [many('Number', 30), many('Shape', 30)], 2],
    ['four papers of four sections', ['Number', 'Shape', 'Data', 'Time'].map((name) => many(name, 6)), 4],
    ['twelve sections', Array.from({ length: 12 }, (_, n) => many(`Section ${n + 1}`, 4)), 2],
  ])('keeps to its two pages with %s', async (_, sections, count) => {
    expect((await onPaper(sections, count, { template: REPORT_TEMPLATE })).length).toBe(2);
  });

  it('of template 1, with very many topics, goes on as it did', async () => {
    expect((await onPaper([many('Everything', 60)], 1, { template: 1 })).length).toBeGreaterThan(2);
  });
});

describe('a template', () => {
  /** Whoever finds one of these changed gives the new look or words the next number, and leaves the old template alone. */
  it.each([
    [1, '105197144826a3d25bb3c4d6ad2391958eacb5fefac6aff3ef5eb2b91414fd0e'],
    [2, '0b8cf515742465fd7c48cd565dd3a803ab37e580acded1ce886d21aa32998b63'],
  ])('%i is as it was when reports were first issued with it', async (template, hash) => {
    expect(hashOfBytes(await printed(basis({ made: { template } })))).toBe(hash);
  });

  it('is there with which reports are issued now, and none that never was', () => {
    expect(templateOf(REPORT_TEMPLATE)).toBeDefined();
    expect(() => templateOf(0)).toThrow('there is no report template 0');
  });
});

describe('two reports', () => {
  it('read differently where a figure does', () => {
    expect(readsDifferently(contentOne(basis()), contentOne(basis({ answers: ['AAAAAAAB', 'AAAAAABBBBBB'] })))).toBe(
      true,
    );
  });

  it('read alike where only what they were made from differs', () => {
    const later = basis({ made: { position: '00000000000048213999', version: 2, note: null } });
    expect(readsDifferently(contentOne(basis()), contentOne(later))).toBe(false);
  });
});
