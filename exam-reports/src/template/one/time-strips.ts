import type { Content, TableCell } from 'platform/typesetting';
import type { ReportStretch, ReportTime } from 'schemas/mock-exams/reports/report-content';
import { clock } from '../../content/words';
import { at, colours, heading, sizes, soft, WIDTH } from './style';

/** Where the time of each paper went, each to the same scale. */
export function timeStrips({ heading: words, under, strips, next }: ReportTime): Content[] {
  const longest = Math.max(1, ...strips.map(({ seconds }) => seconds));
  return [
    heading(words),
    { ...soft(under), margin: [0, 2, 0, 5] },
    ...strips.flatMap((strip): Content[] => [
      { ...soft(strip.title), margin: [0, 2, 0, 2] },
      bars(strip.stretches, WIDTH / longest),
      ...unlabelled(strip.stretches, WIDTH / longest),
    ]),
    axis(longest),
    { text: [{ text: 'Next time: ', bold: true }, next], fontSize: sizes.text, margin: [0, 6, 0, 0] },
  ];
}

const fills: Readonly<Record<ReportStretch['kind'], string>> = {
  section: colours.tint,
  hot: colours.hot,
  back: colours.rest,
  away: '#ffffff',
  left: '#ffffff',
};

/** About as wide as a letter of it is, with what stands beside it. */
const LETTER = 4.6;
const INSIDE = 9;

/** Whether its name stands in it without being broken. */
const holds = ({ title, seconds }: ReportStretch, scale: number): boolean =>
  Math.max(title.length * LETTER, 24) + INSIDE <= seconds * scale;

function bars(stretches: readonly ReportStretch[], scale: number): Content {
  return {
    table: {
      widths: stretches.map(({ seconds }) => Math.max(0.5, seconds * scale - 5)),
      heights: 21,
      body: [stretches.map((stretch, place) => cell(stretch, place, scale))],
    },
    layout: {
      hLineWidth: () => 0.9,
      vLineWidth: () => 0.9,
      hLineColor: () => colours.ink,
      vLineColor: () => colours.ink,
      paddingLeft: () => 3,
      paddingRight: () => 1.1,
      paddingTop: () => 1.5,
      paddingBottom: () => 0,
    },
  };
}

function cell(stretch: ReportStretch, place: number, scale: number): TableCell {
  const { kind, title, seconds } = stretch;
  const line = (text: string): Content => ({
    text,
    bold: kind === 'hot',
    fontSize: SMALL,
    noWrap: true,
    lineHeight: 1,
  });
  const words = holds(stretch, scale) ? [title, clock(seconds)] : [seconds * scale > 13 ? String(place + 1) : ' '];
  return { stack: words.map(line), fillColor: fills[kind] };
}

const SMALL = 7.8;

/** What is too narrow for its name is told under its strip, by its number in it. */
function unlabelled(stretches: readonly ReportStretch[], scale: number): Content[] {
  const words = wordsUnder(stretches, scale);
  return words === '' ? [] : [{ ...soft(words, SMALL), lineHeight: 1.1, margin: [0, 2, 0, 2] }];
}

/** `scale`: points a second. */
export const wordsUnder = (stretches: readonly ReportStretch[], scale: number): string =>
  stretches
    .flatMap((stretch, place) =>
      holds(stretch, scale)
        ? []
        : [`${place + 1}\u00a0${stretch.title.replaceAll(' ', '\u00a0')}\u00a0${clock(stretch.seconds)}`],
    )
    .join(' · ');

function axis(longest: number): Content {
  const step = longest > 3_000 ? 600 : longest > 900 ? 300 : 60;
  const scale = WIDTH / longest;
  const last = Math.floor(longest / step);
  const labels = Array.from({ length: last + 1 }, (_, n) => {
    const x = n * step * scale;
    const isEnd = n > 0 && x > WIDTH - 24;
    const anchor = n === 0 ? 'start' : isEnd ? 'end' : 'middle';
    const words = `${(n * step) / 60}${n === last ? ' min' : ''}`;
    return `<text x="${at(isEnd ? WIDTH : x)}" y="9" text-anchor="${anchor}" font-family="Lexend" font-size="${SMALL}" fill="${colours.soft}">${words}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at(WIDTH)} 12" width="${at(WIDTH)}" height="12">${labels.join('')}</svg>`;
  return Object.assign({ svg, font: 'Lexend' }, { alt: `Minutes from 0 to ${Math.floor(longest / 60)}` });
}
