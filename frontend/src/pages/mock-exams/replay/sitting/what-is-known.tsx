import type { Screen } from 'schemas/mock-exams/replay/film.rules';
import { clockOf } from 'schemas/mock-exams/timeline/lengths.rules';

interface WhatIsKnownProps {
  readonly screen: Screen;
  /** The question by its number. */
  readonly nameOf: (questionId: string) => string;
}

const clock = (at: number) => clockOf(new Date(at).toISOString());

/** What the log cannot tell of the picture below: never left to be guessed. */
export function WhatIsKnown({ screen, nameOf }: WhatIsKnownProps) {
  const { gap } = screen;
  if (gap)
    return (
      <p className="replay-known is-gap" role="note">
        <b>
          The log has nothing of the device from {clock(gap.from)}{' '}
          {gap.until === Infinity ? 'on' : `to ${clock(gap.until)}`}.
        </b>{' '}
        What stood on the screen is not known. {sentOf(gap.until)}
      </p>
    );
  const doubts = doubtsIn(screen, nameOf);
  return <p className="replay-known soft">{doubts.length > 0 ? doubts.join(' ') : 'All of this is in the log.'}</p>;
}

const sentOf = (until: number): string =>
  until === Infinity ? 'Drawn is what was there last.' : 'Drawn is what it sent afterwards, as it says it was done.';

function doubtsIn({ unsure, place, times }: Screen, nameOf: WhatIsKnownProps['nameOf']): readonly string[] {
  const { questions } = unsure;
  return [
    ...(unsure.staff && place !== 'complete'
      ? [
          `What staff did is on a device within 30 seconds: ${times.pausedSince === null ? 'it' : 'the pause'} may not have been there yet.`,
        ]
      : []),
    ...(unsure.place && place === 'time-up' ? ['How long this word stood is known to five seconds.'] : []),
    ...(unsure.saving
      ? ['When the device heard that it was saved, or that it was not yet, is known to a few seconds.']
      : []),
    ...(questions.size > 0
      ? [`Another device had answered ${[...questions].map(nameOf).join(', ')}: which answer stood here is not known.`]
      : []),
  ];
}
