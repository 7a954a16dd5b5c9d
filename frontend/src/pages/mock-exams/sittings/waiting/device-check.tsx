import type { ReactNode } from 'react';
import { lasting } from '../../../../parts/words';
import { time } from '../../../../parts/dates';
import type { DeskState, Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';

interface DeviceCheckProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly now: string;
}

type Standing = 'ready' | 'coming' | 'odd';

interface Checked {
  readonly standing: Standing;
  readonly title: string;
  readonly words: string;
}

/** Whether this device is ready for the exam: it keeps answers, has our time, and has the papers, still sealed. */
export function DeviceCheck({ desk, state, tracker, now }: DeviceCheckProps) {
  const checks = [saving(state), clockOf(desk, now), papersOf(state, tracker, now), sound];
  const ready = checks.filter(({ standing }) => standing === 'ready').length;
  const words = ready === checks.length ? 'Your device is ready' : `Your device: ${ready} of ${checks.length} ready`;
  return (
    <section>
      <h2>{words}</h2>
      <p className="read-aloud" role="status">
        {words}
      </p>
      <ul className="hall-checks">
        {checks.map((check) => (
          <Row key={check.title} {...check} />
        ))}
      </ul>
    </section>
  );
}

function Row({ standing, title, words }: Checked): ReactNode {
  return (
    <li className={standing}>
      <b>
        {title}
        <span className="read-aloud">{standing === 'ready' ? ' (ready)' : ' (not yet)'}</span>
      </b>
      <span className="soft">{words}</span>
    </li>
  );
}

function saving({ savesHere }: DeskState): Checked {
  if (savesHere === undefined)
    return { standing: 'coming', title: 'Saving', words: 'We are trying to save a test answer.' };
  if (savesHere) return { standing: 'ready', title: 'Saving works', words: 'We saved a test answer and read it back.' };
  return {
    standing: 'odd',
    title: 'Saving needs the internet here',
    words: 'This device keeps nothing by itself: a private window, perhaps. Answers are saved with us as you go.',
  };
}

/** In seconds: what is less off nobody notices. */
const OFF = 90;

function clockOf(desk: SittingDesk, now: string): Checked {
  if (!desk.clock.isKnown) return { standing: 'coming', title: 'The clock', words: 'We are reading the exam’s clock.' };
  const off = desk.clock.deviceIsOff();
  if (Math.abs(off) <= OFF)
    return { standing: 'ready', title: 'The clock is right', words: 'The exam keeps time, not your device.' };
  return {
    standing: 'ready',
    title: 'The exam has its own clock',
    words: `This device’s clock is wrong by ${howLong(Math.abs(off))}. That does not matter: it is ${time(now)}, and the exam goes by its own clock.`,
  };
}

const HOUR = 3_600;
const howLong = (seconds: number): string =>
  seconds >= 2 * HOUR ? `${Math.round(seconds / HOUR)} hours` : lasting(seconds);

function papersOf({ papersHere }: DeskState, { papers, papersFrom }: Tracker, now: string): Checked {
  const all = papers.length;
  if (papersHere >= all)
    return {
      standing: 'ready',
      title: `Papers: ${all} of ${all} on this device`,
      words: 'They are sealed until the exam begins.',
    };
  if (now < papersFrom)
    return {
      standing: 'coming',
      title: 'Papers',
      words: `They come to this device, sealed, from ${time(papersFrom)} on.`,
    };
  return {
    standing: 'coming',
    title: `Papers: ${papersHere} of ${all} on this device`,
    words: 'The others are on their way. You can start without them.',
  };
}

const sound: Checked = {
  standing: 'ready',
  title: 'No sound needed',
  words: 'You can keep it off. Nothing is read aloud.',
};
