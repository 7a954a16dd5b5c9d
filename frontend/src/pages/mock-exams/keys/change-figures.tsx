import { shortDay } from '../../../parts/dates';
import { counted } from '../../../parts/words';
import type { KeyPreview } from './api';

/** What would change, in four figures. */
export function ChangeFigures({ preview }: { readonly preview: KeyPreview }) {
  const { sittings, marks, ranks, reports } = preview;
  const figures: readonly (readonly [string, string])[] = [
    [counted(sittings, 'sitting'), sessionWords(preview)],
    [counted(marks, 'mark changes', 'marks change'), markWords(preview)],
    [counted(ranks, 'rank changes', 'ranks change'), quartileWords(preview)],
    [counted(reports, 'report'), reportWords(preview)],
  ];
  return (
    <ul className="key-figures" aria-label="What would change">
      {figures.map(([figure, words]) => (
        <li key={figure}>
          <b>{figure}</b> <span className="soft">{words}</span>
        </li>
      ))}
    </ul>
  );
}

function sessionWords({ sessions }: KeyPreview): string {
  if (sessions.length === 0) return 'nobody has sat this paper yet';
  return sessions.map(({ sittings, startsAt }) => `${sittings} on ${shortDay(startsAt)}`).join(', ');
}

function markWords({ marks, gains, losses, rows }: KeyPreview): string {
  if (marks === 0) return 'nobody’s total moves';
  const [first] = rows;
  const isOutOfFewer = first !== undefined && first.before.of !== first.after.of;
  const moved = [
    ...(gains > 0 ? [`${gains} gain one`] : []),
    ...(losses > 0 ? [`${losses} lose one`] : []),
    ...(isOutOfFewer ? [`all are out of ${first.after.of} now`] : []),
  ];
  return moved.join(', ');
}

const figure = (value: number | null): string => (value === null ? 'none' : String(Math.round(value * 10) / 10));

function quartileWords({ quartiles: { before, after }, sittings }: KeyPreview): string {
  if (sittings === 0) return 'there is nobody to rank';
  const isSame = before.median === after.median && before.lower === after.lower && before.upper === after.upper;
  if (isSame)
    return `median ${figure(before.median)}, quartiles ${figure(before.lower)} and ${figure(before.upper)} stay`;
  return `median ${figure(before.median)} to ${figure(after.median)}, quartiles ${figure(after.lower)} and ${figure(after.upper)}`;
}

function reportWords({ issued, reports }: KeyPreview): string {
  if (issued === 0) return 'none was issued yet';
  return `of ${issued} issued ${reports === 0 ? 'prints' : 'would print'} differently`;
}
