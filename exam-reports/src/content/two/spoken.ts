import { rightOf, type Asked } from '../asked';
import { apart, FEWEST_ASKED, leadOf, shareOf, type Unit } from '../units';
import { unitsThatWentWell, WELL } from '../well';
import { lostIn, reachedOf } from '../work';

/** What a report speaks of by name: the same in its sentence, its boxes and its headings. */
export interface Spoken {
  readonly praised: readonly Unit[];
  /** Nothing went well by itself: this went better than all else. */
  readonly isBest: boolean;
  readonly toDo: readonly Unit[];
}

/** A sentence names no more of a kind. */
const MOST = 2;

export function spokenOf(units: readonly Unit[], asked: readonly Asked[]): Spoken {
  const well = apartByName(unitsThatWentWell(units)).slice(0, MOST);
  const toDo = toWorkOnIn(
    units.filter((unit) => !well.some((one) => isShared(one, unit))),
    ownShare(asked),
  );
  if (well.length > 0) return { praised: well, isBest: false, toDo };
  const best = bestOf(units);
  const isFree = best !== undefined && !toDo.some((one) => isShared(one, best));
  return { praised: isFree ? [best] : [], isBest: isFree, toDo };
}

type Named = Pick<Unit, 'asked' | 'title'>;

/** Whether a question is in both, since a section may hold a topic that is spoken of as well; or both are called alike. */
export const isShared = ({ asked, title }: Named, other: Named): boolean =>
  title === other.title || asked.some((one) => other.asked.some(({ questionId }) => questionId === one.questionId));

/** Two sections of one name are spoken of once. */
const apartByName = (units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ title }, place) => units.findIndex((one) => one.title === title) === place);

/** Of these questions how many were right, and how many the child came to. */
export function reachedIn(asked: readonly Asked[]): Pick<Unit, 'right' | 'of'> {
  const reached = asked.filter(({ outcome }) => outcome !== 'not reached');
  return { right: rightOf(reached), of: reached.length };
}

/** What the child had right of all that they came to. */
export function ownShare(asked: readonly Asked[]): number {
  const { right, of } = reachedIn(asked);
  return right / Math.max(1, of);
}

/** How many marks it is below what it would have if it went as all else did: both how far below, and how many there are to win. */
export const shortBy = ({ right, of }: Pick<Unit, 'right' | 'of'>, own: number): number => own * of - right;

/**
 * What would bring most: where others had more and the child is furthest below their own average, in marks. Of what went as
 * well as for others only where there is nothing else, and of what is above their own average the same.
 */
function toWorkOnIn(units: readonly Unit[], own: number): readonly Unit[] {
  const weak = units.map(reachedOf).filter((unit) => unit.of >= FEWEST_ASKED && shareOf(unit) < WELL);
  const behind = weak.filter((unit) => leadOf(unit) < 0);
  const isBelow = (unit: Unit) => shortBy(unit, own) > 0;
  const pool = [behind.filter(isBelow), behind, weak.filter(isBelow)].find((some) => some.length > 0) ?? weak;
  const byMarks = (one: Unit, other: Unit) => shortBy(other, own) - shortBy(one, own) || lostIn(other) - lostIn(one);
  return apart(apartByName(pool.toSorted(byMarks)), MOST);
}

/** What went best: half of it at least, and better than all else. */
function bestOf(units: readonly Unit[]): Unit | undefined {
  const [first, second] = units.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (!first || shareOf(first) < 0.5 || (second && shareOf(second) >= shareOf(first))) return undefined;
  return first;
}
