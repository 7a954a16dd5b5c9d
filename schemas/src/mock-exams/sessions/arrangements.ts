import Type, { type Static } from 'typebox';
import { Maybe } from '../../describe/events';
import { Shape } from '../../describe/schema';

/** More time for each paper: a part of its minutes, or so many minutes. */
export const extraTimePercents = [10, 25, 50] as const;
export const MOST_EXTRA_MINUTES = 120;
export const MOST_REST_MINUTES = 60;

export const ExtraTime = Type.Union([
  Shape({ kind: Type.Literal('percent'), percent: Type.Enum([...extraTimePercents]) }),
  Shape({ kind: Type.Literal('minutes'), minutes: Type.Integer({ minimum: 1, maximum: MOST_EXTRA_MINUTES }) }),
]);
export type ExtraTime = Static<typeof ExtraTime>;

/** What a child has who cannot sit as the others do. Whatever they have not is absent, 0 or false. */
export const Arrangements = Shape({
  extraTime: Maybe(ExtraTime),
  /** For how many minutes of each paper their own clock may be stopped for a rest; 0: not at all. */
  restMinutes: Type.Integer({ minimum: 0, maximum: MOST_REST_MINUTES }),
  largerText: Type.Boolean(),
});
export type Arrangements = Static<typeof Arrangements>;

/** As everybody sits who has none. */
export const noArrangements: Arrangements = { restMinutes: 0, largerText: false };

/** Of one session if it has its own, also where that says none; else those that a child always has. */
export const arrangementsOf = (
  ofSession: Arrangements | null | undefined,
  always: Arrangements | null | undefined,
): Arrangements => ofSession ?? always ?? noArrangements;

/** Whether two arrangements say the same. */
export const isSameArrangement = (one: Arrangements, other: Arrangements): boolean =>
  one.restMinutes === other.restMinutes &&
  one.largerText === other.largerText &&
  said(one.extraTime) === said(other.extraTime);

const said = (extra: ExtraTime | undefined): string => {
  if (extra === undefined) return '';
  return extra.kind === 'percent' ? `${extra.percent} %` : `${extra.minutes} min`;
};
