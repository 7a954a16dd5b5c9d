import type { Column, Content, ContentText } from 'platform/typesetting';
import type { ReportContent, ReportHead, ReportWell, ReportWork } from 'schemas/mock-exams/reports/report-content';
import { tagged } from 'platform/typesetting';
import { dotPicture, type DotLook } from './dot-picture';
import { letterhead } from './mark';
import { colours, gap, heading, sizes, soft, WIDTH } from './style';

/** How closely the first page is set. */
export interface Closeness {
  /** Of the space between its parts, as a share. */
  readonly gaps: number;
  /** In points at most, of the sentence at its head. */
  readonly title: number;
  /** Of what changed, and of what staff say. */
  readonly boxes: Boxes;
}

interface Boxes {
  readonly size: number;
  readonly letters: number;
  /** How both are told; absent: each whole by itself, as before template 7. */
  readonly told?: BoxesTold;
}

/** What is told in a template's own way. */
export interface BoxesTold {
  readonly lead: (head: ReportHead) => string;
  /** The notes that have a box of their own. */
  readonly notes: (head: ReportHead) => readonly string[];
  /** The beginning of a text, by which it is cut, as it is to end. */
  readonly cut: (beginning: string) => string;
}

const toldOne: BoxesTold = {
  lead: () => 'Corrected.',
  notes: ({ notes }) => notes,
  cut: (beginning) => `${beginning} …`,
};

/** The first page of a template: how closely, and how its picture is drawn. */
export interface FirstLook extends Closeness {
  readonly dots: DotLook;
}

/** As it is where nothing has to give way. */
export const roomy: Closeness = { gaps: 1, title: sizes.title, boxes: { size: sizes.text, letters: Infinity } };

/** The sentence, the picture, what went well, what to work on. */
export const firstPage = (
  { head, picture, withoutPicture, well, work, foot }: ReportContent,
  { gaps, title, boxes, dots }: FirstLook,
): Content[] => [
  letterhead(),
  gap(22 * gaps),
  tagged('H1', head.sentence, { bold: true, fontSize: Math.min(title, titleSize(head.sentence)), lineHeight: 1.08 }),
  { ...soft(`${head.name} · ${head.line}`, sizes.lead), margin: [0, 6, 0, 0] },
  ...corrections(head, boxes),
  gap(20 * gaps),
  ...(picture
    ? [
        heading(picture.heading),
        { ...soft(picture.under), margin: [0, 2, 0, 8] as Sides },
        dotPicture(picture, dots),
        soft(picture.caption),
      ]
    : [soft(withoutPicture, sizes.text)]),
  ...(well ? [gap(22 * gaps), ...wentWell(well)] : []),
  gap(22 * gaps),
  ...toWorkOn(work, foot.site),
];

type Sides = [number, number, number, number];

/** Long sentences are set smaller, so that what is under them keeps its place. */
const titleSize = (sentence: string): number => (sentence.length > 92 ? 19 : sentence.length > 66 ? 22 : sizes.title);

/** What changed since the report before, and what staff say of the morning. */
function corrections(head: ReportHead, { size, letters, told = toldOne }: Boxes): Content[] {
  const boxed = (lead: string, text: string): Content => ({
    table: {
      widths: [WIDTH - 20],
      body: [[{ text: [{ text: `${lead} `, bold: true }, within(text, letters, told.cut)], fontSize: size }]],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      fillColor: () => colours.warm,
    },
    margin: [0, 10, 0, 0],
  });
  return [
    ...(head.corrected === null ? [] : [boxed(told.lead(head), head.corrected)]),
    ...told.notes(head).map((note) => boxed('About this exam.', note)),
  ];
}

/** As much of it as there is room for, in whole words; the rest is on the page. */
function within(text: string, letters: number, cut: BoxesTold['cut']): string {
  if (text.length <= letters) return text;
  const room = text.slice(0, letters);
  const beginning = room.slice(0, Math.max(room.lastIndexOf(' '), letters - 40));
  return `${cut(beginning)} The whole of it is on the page of this report.`;
}

function wentWell({ items }: ReportWell): Content[] {
  const cells = items.map(({ title, text }): Column => ({
    width: '*',
    stack: [
      tick(),
      { text: title, bold: true, fontSize: sizes.text, margin: [0, 5, 0, 0] },
      { text, fontSize: sizes.text },
    ],
  }));
  const empty: Column[] = Array.from({ length: 3 - items.length }, () => ({ width: '*', text: '' }));
  return [heading('What went well'), gap(8), { columns: [...cells, ...empty], columnGap: 18 }];
}

/** In a green disc; what it says stands beside it in words. */
const tick = (): Content => ({
  canvas: [
    { type: 'ellipse', x: 7.5, y: 7.5, r1: 7.5, r2: 7.5, color: colours.good },
    {
      type: 'polyline',
      points: [
        { x: 4.2, y: 7.8 },
        { x: 6.7, y: 10.2 },
        { x: 11, y: 4.9 },
      ],
      lineWidth: 1.5,
      lineColor: '#ffffff',
    },
  ],
});

const BOX = (WIDTH - 18) / 2;

function toWorkOn({ heading: words, items, foot }: ReportWork, site: string): Content[] {
  const boxes = items.map((item): Column => ({ width: BOX, stack: [card(item, site)] }));
  return [
    heading(words),
    ...(boxes.length === 0 ? [] : [gap(8), { columns: boxes, columnGap: 18 }]),
    { ...soft(foot), margin: [0, 8, 0, 0] },
  ];
}

function card({ title, text, path }: ReportWork['items'][number], site: string): Content {
  const inside: Content[] = [
    { text: title, bold: true, fontSize: 12.4 },
    { text, fontSize: sizes.text, margin: [0, 3, 0, 0] },
    ...(path === null ? [] : [address(site, path)]),
  ];
  return {
    table: { widths: [BOX - 28], body: [[{ stack: inside }]] },
    layout: {
      hLineWidth: () => 1,
      vLineWidth: () => 1,
      hLineColor: () => colours.ink,
      vLineColor: () => colours.ink,
      paddingLeft: () => 13,
      paddingRight: () => 13,
      paddingTop: () => 11,
      paddingBottom: () => 12,
    },
  };
}

const ADDRESS = BOX - 28 - 18;
/** A bold letter at most, on average, in sizes of its font. */
const WIDE = 0.6;

/** Short enough to be typed; on a screen it is a link. */
function address(site: string, path: string): Content {
  const words = `${site.replace(/^https?:\/\//, '')}${path}`;
  const shown: ContentText = {
    text: words,
    bold: true,
    fontSize: Math.min(11.6, ADDRESS / (words.length * WIDE)),
    noWrap: true,
    link: `${site}${path}`,
  };
  return {
    table: { widths: [ADDRESS], body: [[shown]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: () => 9,
      paddingRight: () => 9,
      paddingTop: () => 5,
      paddingBottom: () => 5,
      fillColor: () => colours.tint,
    },
    margin: [0, 8, 0, 0],
  };
}
