import { figureOf, type CanvasElement, type Column } from 'platform/typesetting';
import { average } from '../../content/words';
import { colours } from './style';

/** In points. */
export const MARKS_WIDE = 76;
const HIGH = 12.6;
const MIDDLE = 5;
/** More of them would be smaller than can be told apart: a bar says the same. */
const MOST_DOTS = 14;

interface Marks {
  readonly right: number;
  readonly of: number;
  /** How many of them others had right on average; null: that is not told. */
  readonly others: number | null;
  /** The last of them, which the child did not come to. */
  readonly unreached: number;
}

/** Right ones full, the others empty, and a triangle at what others had. */
export function topicMarks({ right, of, others, unreached }: Marks): Column {
  const isBar = of > MOST_DOTS;
  const pitch = isBar ? MARKS_WIDE / of : Math.min(12.4, MARKS_WIDE / of);
  const drawn = isBar ? bar({ right, of, unreached }) : dots({ right, of, unreached, pitch });
  const canvas = others === null ? drawn : [...drawn, triangleAt(others * pitch)];
  const lowest = others === null ? (isBar ? MIDDLE + BAR / 2 : MIDDLE) : HIGH;
  const told = unreached === 0 ? `${right} of ${of}` : `${right} of ${of}, ${unreached} not reached`;
  const alt = others === null ? told : `${told}, average ${average(others)}`;
  // As high without a triangle as with one.
  return { stack: [{ canvas: figureOf(alt, canvas), margin: [0, 0, 0, HIGH - lowest] }], width: MARKS_WIDE };
}

interface Counts {
  readonly right: number;
  readonly of: number;
  readonly unreached: number;
}

function dots({ right, of, unreached, pitch }: Counts & Pick<Row, 'pitch'>): CanvasElement[] {
  const wide = Math.min(9.2, pitch * 0.86);
  const reached = of - unreached;
  const from = (place: number) => pitch * (place + 0.5);
  const some = (place: number, count: number, more: Pick<Row, 'wide' | 'colour'>): CanvasElement[] =>
    count === 0 ? [] : [row({ x: from(place), count, pitch, wide: more.wide, colour: more.colour })];
  return [
    ...some(0, reached, { wide, colour: colours.ink }),
    ...some(right, reached - right, { wide: wide - 1.8, colour: '#ffffff' }),
    ...some(reached, unreached, { wide: Math.min(UNREACHED, wide), colour: colours.dot }),
  ];
}

/** How wide a dot is that stands for a question which was not reached. */
export const UNREACHED = 2.6;

interface Row {
  readonly x: number;
  readonly count: number;
  /** From the middle of one to the middle of the next. */
  readonly pitch: number;
  readonly wide: number;
  readonly colour: string;
}

/** As one stroke with gaps. */
const row = ({ x, count, pitch, wide, colour }: Row): CanvasElement => ({
  type: 'line',
  x1: x,
  y1: MIDDLE,
  x2: x + (count - 1) * pitch + 0.05,
  y2: MIDDLE,
  lineWidth: wide,
  lineColor: colour,
  lineCap: 'round',
  dash: { length: 0.01, space: pitch - 0.01 },
});

const BAR = 8;

function bar({ right, of, unreached }: Counts): CanvasElement[] {
  const share = right / of;
  const whole = { type: 'rect', x: 0.4, y: MIDDLE - BAR / 2, w: MARKS_WIDE - 0.8, h: BAR } as const;
  const full: CanvasElement[] = share === 0 ? [] : [{ ...whole, w: whole.w * share, color: colours.ink }];
  const reached = { ...whole, w: whole.w * (1 - unreached / of) };
  const line: CanvasElement = { ...whole, y: MIDDLE - 0.4, h: 0.8, color: colours.dot };
  const frame: CanvasElement = { ...reached, lineWidth: 0.9, lineColor: colours.ink, color: '#ffffff' };
  return [...(unreached > 0 ? [line] : []), ...(unreached < of ? [frame] : []), ...full];
}

const triangleAt = (x: number): CanvasElement => ({
  type: 'polyline',
  closePath: true,
  points: [
    { x, y: 9.2 },
    { x: x + 2.7, y: HIGH },
    { x: x - 2.7, y: HIGH },
  ],
  color: colours.average,
});
