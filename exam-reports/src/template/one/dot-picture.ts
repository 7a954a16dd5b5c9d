import type { ContentSvg } from 'platform/typesetting';
import { dotPlan, type DotPlan } from 'schemas/mock-exams/reports/dot-plan.rules';
import { freeSide } from 'schemas/mock-exams/reports/free-side.rules';
import type { ReportPicture } from 'schemas/mock-exams/reports/report-content';
import { mark } from '../../content/words';
import { dotted } from './dotted';
import { at, colours, escaped, WIDTH } from './style';

const HIGH = 150;
const TOP = 24;
const BASE = 104;
const AXIS_LABELS = 120;
const EDGE = 12;
export const LABEL = 'font-family="Lexend" font-size="8.8"';

/** A letter of the child's name, about. */
const NAME_LETTER = 7.6;

export interface Scale {
  readonly plan: DotPlan;
  readonly x: (value: number) => number;
  readonly radius: number;
  readonly pitch: number;
}

/** Where the child's name stands: to the side where there is most room, or where no line crosses it. */
export type NamePlace = 'roomy' | 'free of lines';

/** What templates draw each in their own way. */
export interface DotLook {
  readonly name: NamePlace;
  /** In points. */
  readonly high: number;
  /** What another day might bring, under the dots. */
  readonly otherDay: (picture: ReportPicture, x: Scale['x']) => string;
}

/** All marks as dots, the child's own among them. */
export function dotPicture(picture: ReportPicture, { name, high, otherDay }: DotLook): ContentSvg {
  const scale = scaleOf(picture);
  const parts = [
    middleHalf(picture, scale),
    dots(scale),
    axis(scale),
    quartiles(picture, scale),
    own(picture, scale, name),
    otherDay(picture, scale.x),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at(WIDTH)} ${high}" width="${at(WIDTH)}" height="${high}">${parts.join('')}</svg>`;
  return Object.assign({ svg, font: 'Lexend' }, { alt: picture.alt });
}

function scaleOf(picture: ReportPicture): Scale {
  const plan = dotPlan(picture);
  const span = Math.max(1, plan.to - plan.from);
  const wide = (WIDTH - 2 * EDGE) / span;
  const pitch = Math.min(9, wide * plan.step, (BASE - TOP - 8) / plan.height);
  return { plan, x: (value) => EDGE + (value - plan.from) * wide, radius: pitch * 0.4, pitch };
}

const heightOf = (place: number, { pitch, radius }: Scale): number => BASE - 3 - radius - place * pitch;

function dots(scale: Scale): string {
  const { plan, x, radius, pitch } = scale;
  return plan.columns
    .map(({ at: middle, dots: count, holdsMine }) =>
      dotted({
        x: x(middle),
        y: heightOf(0, scale),
        pitch,
        count: holdsMine ? count - 1 : count,
        wide: 2 * radius,
        colour: colours.dot,
      }),
    )
    .join('');
}

export const circle = ([cx, cy]: readonly [number, number], r: number, look: string) =>
  `<circle cx="${at(cx)}" cy="${at(cy)}" r="${at(r)}" ${look}/>`;

function axis({ plan, x }: Scale): string {
  const ten = plan.to > 20 ? 10 : Math.max(1, Math.round(plan.to / 10));
  const marks = Array.from({ length: Math.floor((plan.to - plan.from) / ten) + 1 }, (_, n) => plan.from + n * ten);
  const labels = marks.map(
    (value) =>
      `<text x="${at(x(value))}" y="${AXIS_LABELS}" text-anchor="middle" ${LABEL} fill="${colours.soft}">${value}</text>`,
  );
  return `<path d="M0 ${BASE}H${at(WIDTH)}" stroke="${colours.ink}" stroke-width="1"/>${labels.join('')}`;
}

function middleHalf({ lowerQuartile, upperQuartile }: ReportPicture, { x }: Scale): string {
  const [left, right] = [x(lowerQuartile), x(upperQuartile)];
  return `<rect x="${at(left)}" y="${TOP - 6}" width="${at(Math.max(1, right - left))}" height="${BASE - TOP + 6}" fill="${colours.tint}"/>`;
}

/** Three labels in a row, moved apart where their lines are close. */
function quartiles({ lowerQuartile, median, upperQuartile, medianWords }: ReportPicture, { x }: Scale): string {
  const half = medianWords === undefined ? 38 : 72;
  const middle = Math.min(WIDTH - half - 92, Math.max(half + 92, x(median)));
  const left = Math.min(x(lowerQuartile), middle - half);
  const right = Math.max(x(upperQuartile), middle + half);
  const dashed = (value: number) =>
    `<path d="M${at(x(value))} ${TOP - 6}V${BASE}" stroke="${colours.soft}" stroke-width="0.8" stroke-dasharray="1 2.4"/>`;
  const label = (place: number, text: string, look: string) =>
    `<text x="${at(place)}" y="11" ${LABEL} fill="${colours.ink}" ${look}>${text}</text>`;
  return [
    dashed(lowerQuartile),
    dashed(upperQuartile),
    `<path d="M${at(x(median))} ${TOP - 6}V${BASE}" stroke="${colours.ink}" stroke-width="1.4"/>`,
    label(left, `lower quartile ${mark(lowerQuartile)}`, 'text-anchor="end"'),
    label(middle, `median ${medianWords ?? mark(median)}`, 'text-anchor="middle" font-weight="bold"'),
    label(right, `upper quartile ${mark(upperQuartile)}`, ''),
  ].join('');
}

/** The child's dot, with a line to its name: to the side where there is room. */
function own(picture: ReportPicture, scale: Scale, place: NamePlace): string {
  const { plan, x, radius } = scale;
  const mine = plan.columns.find(({ holdsMine }) => holdsMine);
  if (!mine) return '';
  const [cx, cy] = [x(mine.at), heightOf(mine.dots - 1, scale)];
  const { isRight, isCrossed } = nameAt(picture, { cx, x }, place);
  const side = isRight ? 1 : -1;
  const level = Math.min(TOP + 12, cy - 12);
  const text = `x="${at(cx + side * 26)}" y="${at(level + 4)}" font-family="Lexend" font-size="13" font-weight="bold" text-anchor="${isRight ? 'start' : 'end'}"`;
  const words = escaped(picture.label);
  return [
    isCrossed ? paleUnder({ from: cx + side * 23, wide: side * (wideOf(picture) + 3), level }) : '',
    `<path d="M${at(cx)} ${at(cy - 6)}V${at(level)}H${at(cx + side * 22)}" stroke="${colours.ink}" stroke-width="1" fill="none"/>`,
    `<text ${text} stroke="#ffffff" stroke-width="3" fill="#ffffff">${words}</text>`,
    `<text ${text} fill="${colours.ink}">${words}</text>`,
    circle([cx, cy], Math.max(4.2, radius + 2), `fill="${colours.mine}" stroke="${colours.ink}" stroke-width="1.4"`),
  ].join('');
}

const wideOf = ({ label }: ReportPicture): number => label.length * NAME_LETTER;

interface Mine extends Pick<Scale, 'x'> {
  readonly cx: number;
}

/** On which side the name stands, and whether a line would cross it there. */
function nameAt(picture: ReportPicture, { cx, x }: Mine, place: NamePlace) {
  const isRight = cx < WIDTH * 0.66;
  if (place === 'roomy') return { isRight, isCrossed: false };
  const { lowerQuartile, median, upperQuartile } = picture;
  const lines = [lowerQuartile, median, upperQuartile].map(x);
  const free = freeSide({ from: cx, away: 26, wide: wideOf(picture), room: WIDTH, lines });
  return free === null ? { isRight, isCrossed: true } : { isRight: free === 'right', isCrossed: false };
}

/** Takes the lines away from under a name. */
function paleUnder({ from, wide, level }: { readonly from: number; readonly wide: number; readonly level: number }) {
  const left = Math.min(from, from + wide);
  return `<rect x="${at(left)}" y="${at(level - 8)}" width="${at(Math.abs(wide))}" height="16" rx="3" fill="#ffffff"/>`;
}

/** As template 1 has it: to one side of the range, or parted to both. */
export const besideRange: Omit<DotLook, 'name'> = { high: HIGH, otherDay: otherDayBeside };

const BAND = 140;

function otherDayBeside({ otherDay: range, mine }: ReportPicture, x: Scale['x']): string {
  if (!range) return '';
  const [from, to] = [x(range.from), x(range.to)];
  const words = `On another day, most likely ${range.from} to ${range.to}`;
  const left = `x="${at(from - 8)}" text-anchor="end" fill="${colours.ink}"`;
  const right = `x="${at(to + 8)}" text-anchor="start"`;
  const text = (where: string, said: string) => `<text ${where} y="${BAND + 3}" ${LABEL}>${said}</text>`;
  const isLeft = from > 230;
  const often = isLeft && to < WIDTH - 70 ? text(`${right} fill="${colours.soft}"`, '9 times in 10') : '';
  return [
    `<path d="M${at(from)} ${BAND - 5}v10m0-5H${at(to)}m0-5v10" stroke="${colours.mine}" stroke-width="2.4" fill="none"/>`,
    circle([x(mine), BAND], 3.8, `fill="${colours.mine}"`),
    isLeft ? text(left, words) : text(`${right} fill="${colours.ink}"`, `${words}, 9 times in 10`),
    often,
  ].join('');
}
