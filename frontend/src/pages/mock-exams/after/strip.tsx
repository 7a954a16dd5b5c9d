import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WatchedPaper } from './api';
import { clockWords, lookWords, momentsIn, momentWords, sectionLook, type Moment } from './moments';
import { reviewAddress } from './places';

interface StripProps {
  readonly paper: WatchedPaper;
  readonly sessionId: string;
  readonly isOpen: boolean;
}

/** The paper from its first minute to its last: each look at a question a piece of it. A slider goes from look to look. */
export function Strip({ paper, sessionId, isOpen }: StripProps) {
  const moments = momentsIn(paper);
  const [place, setPlace] = useState(0);
  // The slider says itself where it stands.
  const [isSaid, setSaid] = useState(false);
  const here = moments[Math.min(place, moments.length - 1)];
  const goTo = (to: number, isToBeSaid: boolean) => {
    setSaid(isToBeSaid);
    setPlace(to);
  };
  const step = (to: number) => goTo(to, true);
  if (!here) return null;
  const { mockExamId: paperId, examName } = paper;
  return (
    <div className="hour">
      <Track paper={paper} moments={moments} here={here} onChoose={setPlace} />
      <input
        type="range"
        className="hour-slider"
        aria-label={`Through ${examName}, look by look`}
        min={0}
        max={moments.length - 1}
        value={moments.indexOf(here)}
        aria-valuetext={momentWords(here)}
        onChange={({ target }) => goTo(Number(target.value), false)}
      />
      <div className="row between">
        <p className="hour-moment" aria-live={isSaid ? 'polite' : 'off'}>
          <b>Question {here.number}</b>{' '}
          <span className="soft">
            {lookWords(here)} · {here.section}
          </span>
        </p>
        <div className="row">
          <Step to={place - 1} last={moments.length - 1} onStep={step} label="Look before" sign="◂" />
          <Step to={place + 1} last={moments.length - 1} onStep={step} label="Next look" sign="▸" />
          {isOpen && (
            <Link to={reviewAddress({ sessionId, paperId, question: placeOf(paper, here) })}>
              See question {here.number}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

const placeOf = ({ questions }: WatchedPaper, { number }: Moment): number =>
  questions.findIndex((one) => one.number === number) + 1;

interface StepProps {
  readonly to: number;
  readonly last: number;
  readonly label: string;
  readonly sign: string;
  readonly onStep: (to: number) => void;
}

function Step({ to, last, label, sign, onStep }: StepProps) {
  const isPossible = to >= 0 && to <= last;
  return (
    <button
      type="button"
      className="btn low quiet"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => (isPossible ? onStep(to) : undefined)}
    >
      {sign}
    </button>
  );
}

interface TrackProps {
  readonly paper: WatchedPaper;
  readonly moments: readonly Moment[];
  readonly here: Moment;
  readonly onChoose: (place: number) => void;
}

const TEN_MINUTES = 600;

/** For the eye and the finger; the slider below says the same to whoever cannot see it. */
function Track({ paper, moments, here, onChoose }: TrackProps) {
  const length = Math.max(paper.lengthSeconds, paper.usedSeconds, 1);
  const at = (seconds: number) => `${(100 * seconds) / length}%`;
  const ticks = Array.from({ length: Math.floor(length / TEN_MINUTES) + 1 }, (_, n) => n * TEN_MINUTES);
  const changes = paper.questions.flatMap(({ changes: its }) => its);
  return (
    <div className="hour-track" aria-hidden="true">
      <div className="hour-changes">
        {changes.map(({ at: when, became }, index) => (
          <span key={index} className={`hour-change ${became ?? 'untold'}`} style={{ left: at(when) }} />
        ))}
      </div>
      <div className="hour-strip">
        {moments.map((moment, index) => (
          <span
            key={moment.from}
            className={['hour-look', sectionLook(paper, moment.section), moment === here && 'here']
              .filter(Boolean)
              .join(' ')}
            style={{ left: at(moment.from), width: at(moment.seconds) }}
            onPointerDown={() => onChoose(index)}
          >
            {moment.seconds / length > 0.03 && (
              <span className={moment.seconds / length > 0.07 ? undefined : 'hour-narrow'}>{moment.number}</span>
            )}
          </span>
        ))}
        {paper.usedSeconds < length && <span className="hour-left" style={{ left: at(paper.usedSeconds), right: 0 }} />}
      </div>
      <div className="hour-ticks num">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: at(tick) }}>
            {clockWords(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}
