import { shortDay } from '../../../parts/dates';
import { OwnFigure } from '../../../parts/explain/explain-figure';
import { counted } from '../../../parts/words';
import type { KeyPreview } from './api';
import { figureSteps } from './key-steps';
import { movedMarks, stayWords, wholeSittings } from './key-words';

/** What would change, in four figures. */
export function ChangeFigures({ preview }: { readonly preview: KeyPreview }) {
  const { sittings, ranks, reports, issued } = preview;
  const figures = [
    ['sittings', counted(sittings, 'sitting'), sessionWords(preview)],
    ['marks', counted(movedMarks(preview), 'mark changes', 'marks change'), markWords(preview)],
    ['ranks', counted(ranks, 'rank changes', 'ranks change'), quartileWords(preview)],
    [
      'reports',
      issued === 0 ? counted(reports, 'report') : `${reports} of ${counted(issued, 'report')}`,
      reportWords(preview),
    ],
  ] as const;
  return (
    <ul className="key-figures" aria-label="What would change">
      {figures.map(([name, figure, words]) => (
        <li key={name}>
          <b>
            <OwnFigure title={`How many ${name}`} steps={() => figureSteps[name](preview)}>
              {figure}
            </OwnFigure>
          </b>{' '}
          <span className="soft">{words}</span>
        </li>
      ))}
    </ul>
  );
}

function sessionWords({ sessions, rows }: KeyPreview): string {
  if (sessions.length === 0) return 'nobody has sat this paper yet';
  const part = rows.length - wholeSittings({ rows }).length;
  return [
    ...sessions.map(({ sittings, startsAt }) => `${sittings} on ${shortDay(startsAt)}`),
    ...(part > 0 ? [`${part} of this paper alone, without a rank`] : []),
  ].join(', ');
}

function markWords({ marks, gains, losses, rows }: KeyPreview): string {
  if (marks === 0) return 'nobody’s total moves';
  const outOf = [...new Set(rows.filter(({ before, after }) => before.of !== after.of).map(({ after }) => after.of))];
  const moved = [
    ...(gains > 0 ? [`${gains} gain one`] : []),
    ...(losses > 0 ? [`${losses} lose one`] : []),
    ...(outOf.length > 0 ? [`all ${marks} are out of ${outOf.join(' or ')} then`] : []),
  ];
  return moved.join(', ');
}

const figure = (value: number | null): string => (value === null ? 'none' : String(Math.round(value * 100) / 100));

function quartileWords({ quartiles: { before, after }, sittings }: KeyPreview): string {
  if (sittings === 0) return 'there is nobody to rank';
  const moved = (one: number | null, other: number | null) =>
    figure(one) === figure(other) ? `${figure(one)} stays` : `${figure(one)} to ${figure(other)}`;
  const isSame = before.median === after.median && before.lower === after.lower && before.upper === after.upper;
  if (isSame)
    return `median ${figure(before.median)}, quartiles ${figure(before.lower)} and ${figure(before.upper)} stay`;
  return [
    `median ${moved(before.median, after.median)}`,
    `lower quartile ${moved(before.lower, after.lower)}`,
    `upper quartile ${moved(before.upper, after.upper)}`,
  ].join(', ');
}

function reportWords(preview: KeyPreview): string {
  if (preview.issued === 0) return 'none was issued yet';
  return ['would say something different about the child', stayWords(preview)].filter(Boolean).join('; ');
}
