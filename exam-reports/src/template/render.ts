import { pdfOf, standsInPrint, type TDocumentDefinitions } from 'platform/typesetting';
import type { ReportContent } from 'schemas/mock-exams/reports/report-content';
import type { ReportBasis } from '../content/report-basis';
import { templateOf } from './templates';

/** What a report says, by its own template. */
export const reportContent = (basis: ReportBasis): ReportContent => templateOf(basis.made.template).contentOf(basis);

const NOT_WHOLE = 'Their whole name is on the page of this report: our print does not have all of its letters.';

/**
 * What goes on paper: what the page says, but of a child whose name has letters that the typeface of print lacks. There the paper
 * calls them by the words of their name that it has ("Wei Lin" of "Wei Lin 林"), or says "your child", as it does where no name was typed,
 * and where the whole name is to be read. Boxes in its place would look like a fault of the family's; a name that we had spelt in
 * other letters would not be theirs.
 */
export async function printedContent(basis: ReportBasis): Promise<ReportContent> {
  const { hasNoBoxesIn } = templateOf(basis.made.template);
  if (hasNoBoxesIn === 'nothing') return reportContent(basis);
  const content = await contentWithName(basis);
  return hasNoBoxesIn === 'anything' ? inLettersThereAre(content) : content;
}

async function contentWithName(basis: ReportBasis): Promise<ReportContent> {
  // One letter with its accent, and not a letter and an accent: the typeface has the first.
  const typed = basis.childName?.normalize('NFC') ?? null;
  const childName = typed === null ? null : await inPrint(typed);
  const content = reportContent({ ...basis, childName });
  if (childName === typed) return content;
  const { head, ...rest } = content;
  return { head: { ...head, line: `${head.line}. ${NOT_WHOLE}` }, ...rest };
}

const LEFT_OUT = 'Signs that our print does not have are on the page of this report.';

/** Without the letters of other texts that print lacks, a picture in a note most of the time. */
async function inLettersThereAre(content: ReportContent): Promise<ReportContent> {
  const text = JSON.stringify(content);
  const letters = [...new Set(text)].filter((letter) => !/\s/u.test(letter));
  const stand = await Promise.all(letters.map(standsInPrint));
  const lacking = new Set(letters.filter((_, place) => !stand[place]));
  if (lacking.size === 0) return content;
  const without = (words: string) => {
    const left = Array.from(words).filter((letter) => !lacking.has(letter));
    return left.length === words.length ? words : closedUp(left.join(''));
  };
  const { head, ...rest } = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? without(value) : value,
  ) as ReportContent;
  const notes = head.notes.filter((note) => /[\p{L}\p{N}]/u.test(note));
  return { head: { ...head, notes, line: `${head.line}. ${LEFT_OUT}` }, ...rest };
}

/** Without the spaces around what is gone. */
const closedUp = (words: string): string => words.replace(/ +(?=[ .,;:!?”]|$)/g, '').replace(/(^|“) +/g, '$1');

/** Of a name the words that can be printed; null where no letter of it can. */
async function inPrint(name: string): Promise<string | null> {
  if (await standsInPrint(name)) return name;
  const words = name.split(/\s+/u);
  const printed = await Promise.all(words.map(standsInPrint));
  const called = words.filter((_, place) => printed[place]).join(' ');
  return /\p{L}/u.test(called) ? called : null;
}

/** What a press is told to print. */
export interface ReportOrder {
  readonly content: ReportContent;
  readonly template: number;
}

/** The bytes of a report: the same content gives the same ones. It takes a core for a while, so a press does it. */
export async function renderReport({ content, template }: ReportOrder): Promise<Buffer> {
  const { pagesOf, steps } = templateOf(template);
  for (let step = 0; ; step += 1) {
    const { bytes, pages } = await setOn(pagesOf(content, step));
    if (pages <= PAGES || step === steps - 1) return Buffer.from(bytes);
  }
}

/** Of a report for the fridge. */
const PAGES = 2;

/** A document, and how many pages it has. */
async function setOn(document: TDocumentDefinitions) {
  let pages = 0;
  const { footer } = document;
  const bytes = await pdfOf({
    ...document,
    footer: (current, count, size) => {
      pages = count;
      return typeof footer === 'function' ? footer(current, count, size) : footer;
    },
  });
  return { bytes, pages };
}

/** Whether a family would read something else: what it was made from is no part of that. */
export function readsDifferently(one: ReportContent, other: ReportContent): boolean {
  return said(one) !== said(other);
}

function said({ head, picture, withoutPicture, well, work, topics, time, sure, foot }: ReportContent): string {
  const { name, sentence, line, notes } = head;
  const { caveats } = foot;
  return JSON.stringify([
    name,
    sentence,
    line,
    notes,
    picture,
    withoutPicture,
    well,
    work,
    topics,
    time,
    sure,
    caveats,
  ]);
}
