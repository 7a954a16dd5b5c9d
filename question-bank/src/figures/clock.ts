import { circle, dot, drawing, line, words, type Point } from './svg';

const centre: Point = [100, 100];

/** A clock face with its hands, from minutes after midnight or noon. */
export function clockFigure(minutes: number): string {
  const hour = ((minutes % 720) / 720) * 12;
  const ticks = Array.from({ length: 60 }, (_, minute) =>
    line(onFace(minute / 60, minute % 5 === 0 ? 80 : 86), onFace(minute / 60, 90)),
  );
  const numbers = Array.from({ length: 12 }, (_, index) => words(onFace((index + 1) / 12, 66), String(index + 1)));
  return drawing(
    'A clock face with an hour hand and a minute hand',
    [200, 200],
    [circle(centre, 90), ...ticks, ...numbers, hand(hour / 12, 40, 5), hand((minutes % 60) / 60, 58, 3), dot(centre)],
  );
}

/** A point a share of the way round from the top, so far from the middle. */
const onFace = (turn: number, radius: number): Point => {
  const angle = turn * 2 * Math.PI;
  return [rounded(centre[0] + radius * Math.sin(angle)), rounded(centre[1] - radius * Math.cos(angle))];
};

const rounded = (value: number) => Math.round(value * 10) / 10;

const hand = (turn: number, length: number, thickness: number) =>
  line(centre, onFace(turn, length)).replace('/>', ` stroke-width="${thickness}" stroke-linecap="round"/>`);
