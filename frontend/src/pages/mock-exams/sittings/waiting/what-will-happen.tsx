import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { moment, time } from '../../../../parts/dates';
import { lengthOf } from '../../exam-view/time-words';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import type { Tracker } from '../desk/desk-state';
import { papersAhead, shorterWords } from '../papers-ahead';
import { paperTitle } from '../paper-title';

interface Step {
  /** In ms; what comes after a pause has none that anybody knows. */
  readonly at: number | undefined;
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
        {stepsOf({ tracker, times, now }).map(({ at, title, words }, index) => (
          <li key={title}>
            <span className="num">{at === undefined ? pausedWord(index) : time(at)}</span>
            <b>{title}</b>
            <span className="soft">{words}</span>
          </li>
        ))}
      </ol>
      <Shorter tracker={tracker} times={times} now={now} />
      <Arranged tracker={tracker} />
    </section>
  );
}

const pausedWord = (index: number): string => (index === 0 ? 'Paused' : 'Then');

/** @returns each paper, the breaks between them, and the end, none of them after the session's close. */
export function stepsOf({ tracker, times, now }: WhatWillHappenProps): readonly Step[] {
  const { breakSeconds } = tracker.facts.session;
  const ahead = papersAhead(times, breakSeconds, now);
  const steps = ahead.flatMap(({ at, seconds }, index): readonly Step[] => {
    const paper = { at, title: paperTitle(tracker, index + 1), words: lengthOf(seconds) };
    const before = ahead[index - 1];
    if (!before) return [paper];
    const words = `${lengthOf(breakSeconds)}. Stand up, have a drink.`;
    return [{ at: before.at + before.seconds * 1_000, title: 'Break', words }, paper];
  });
  const last = ahead.at(-1);
  const at = last ? last.at + last.seconds * 1_000 : Date.parse(times.closesAt);
  const results = `Results are emailed by ${moment(resultsDue(times.closesAt))}.`;
  const all = [...steps, { at, title: 'Finished', words: results }];
  return times.pausedSince === null ? all : all.map(({ title, words }) => ({ at: undefined, title, words }));
}

/** For whoever comes late, so that a shorter paper surprises nobody. */
function Shorter({ tracker, times, now }: WhatWillHappenProps) {
  if (times.pausedSince !== null) return null;
  const words = shorterWords(papersAhead(times, tracker.facts.session.breakSeconds, now), times.closesAt);
  return words === '' ? null : <p className="small">{words}</p>;
}

/** What a child has been given beforehand, in a kind word. */
function Arranged({ tracker: { facts, largerText } }: Pick<WhatWillHappenProps, 'tracker'>) {
  const { extraPercent, extraMinutes, restMinutes } = facts.arrangements;
  const told = [
    ...(extraPercent + extraMinutes > 0 ? ['Your extra time is counted in.'] : []),
    ...(restMinutes > 0 ? [`You may take rests of ${lengthOf(restMinutes * 60)} in all in each paper.`] : []),
    ...(largerText ? ['The text is larger for you; you can change it at any time.'] : []),
  ];
  return told.length === 0 ? null : <p className="small">{told.join(' ')}</p>;
}
