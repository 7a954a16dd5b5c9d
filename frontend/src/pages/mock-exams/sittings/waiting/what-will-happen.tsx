import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { moment, time } from '../../../../parts/dates';
import { lengthOf } from '../../exam-view/time-words';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import type { Tracker } from '../desk/desk-state';
import { paperTitle } from '../paper-title';

interface Step {
  readonly at: number;
  readonly title: string;
  readonly words: string;
}

interface WhatWillHappenProps {
  readonly tracker: Tracker;
  readonly times: SittingTimes;
  readonly now: string;
}

/** The hours to come, for a child who starts as soon as they may. */
export function WhatWillHappen({ tracker, times, now }: WhatWillHappenProps) {
  return (
    <section>
      <h2>What will happen</h2>
      <ol className="hall-plan">
        {stepsOf({ tracker, times, now }).map(({ at, title, words }) => (
          <li key={title}>
            <span className="num">{time(at)}</span>
            <b>{title}</b>
            <span className="soft">{words}</span>
          </li>
        ))}
      </ol>
      <Arranged tracker={tracker} />
    </section>
  );
}

/** @returns each paper, the breaks between them, and the end, none of them after the session's close. */
export function stepsOf({ tracker, times, now }: WhatWillHappenProps): readonly Step[] {
  const close = Date.parse(times.closesAt);
  const breakMs = tracker.facts.session.breakSeconds * 1_000;
  let at = Math.max(Date.parse(times.startsAt), Date.parse(now));
  const steps: Step[] = [];
  for (const [index, { seconds }] of times.papers.entries()) {
    if (index > 0) {
      steps.push({ at, title: 'Break', words: `${lengthOf(breakMs / 1_000)}. Stand up, have a drink.` });
      at = Math.min(close, at + breakMs);
    }
    steps.push({ at, title: paperTitle(tracker, index + 1), words: lengthOf(Math.min(seconds, (close - at) / 1_000)) });
    at = Math.min(close, at + seconds * 1_000);
  }
  const results = `Results are emailed by ${moment(resultsDue(times.closesAt))}.`;
  return [...steps, { at, title: 'Finished', words: results }];
}

/** What a child has been given beforehand, in a kind word. */
function Arranged({ tracker: { facts } }: Pick<WhatWillHappenProps, 'tracker'>) {
  const { extraPercent, extraMinutes, restMinutes } = facts.arrangements;
  const told = [
    ...(extraPercent + extraMinutes > 0 ? ['Your extra time is counted in.'] : []),
    ...(restMinutes > 0 ? [`You may take rests of ${lengthOf(restMinutes * 60)} in all in each paper.`] : []),
  ];
  return told.length === 0 ? null : <p className="small">{told.join(' ')}</p>;
}
