import type { Timeline } from './api';
import { clockOf, lengthOf } from 'schemas/mock-exams/timeline/timeline-words.rules';
import type { Standing } from 'schemas/mock-exams/timeline/standing.rules';
import { timesOf, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { counted } from '../../../parts/words';
import { ExamView } from '../exam-view/exam-view';
import { usePictures } from './use-pictures';

interface ReplayProps {
  readonly papers: Timeline['papers'];
  readonly standing: Standing;
  /** The moment, ISO 8601. */
  readonly now: string;
  /** As the child is called. */
  readonly name: string;
  /** Whether the key's letters are shown, which the child did not see. */
  readonly showsKey: boolean;
  /** What the chosen line is about, where it is not known which question was shown. */
  readonly questionId: string | null;
}

/** What the child had before them at a moment, drawn by the view that they sat in, without acting. */
export function Replay(props: ReplayProps) {
  const { papers, standing, now } = props;
  const times = timesOf(standing.facts, now);
  const place = standing.sitting.clock.papers.length - 1;
  const sat = times.stage === 'paper' ? papers[place] : undefined;
  const endsAt = times.papers[place]?.endsAt;
  if (!sat || !endsAt) return <p className="timeline-elsewhere">{elsewhereWords(times, now)}</p>;
  return <Sat {...props} sat={sat} number={place + 1} endsAt={endsAt} isStill={times.pausedSince !== null} />;
}

interface SatProps extends ReplayProps {
  readonly sat: ReplayProps['papers'][number];
  /** 1 for the first paper. */
  readonly number: number;
  readonly endsAt: string;
  readonly isStill: boolean;
}

function Sat({ sat, number, endsAt, isStill, standing, now, name, showsKey, questionId }: SatProps) {
  const pictures = usePictures(sat.paper);
  const { shown, questions, largerText } = standing.sitting;
  return (
    <ExamView
      paper={sat.paper}
      title={`Paper ${number} · ${sat.paper.name}`}
      questions={questions}
      here={shown?.questionId ?? questionId ?? undefined}
      time={{ endsAt, now }}
      still={isStill ? <p>{stillWords(standing)}</p> : undefined}
      badge={[name, ...(largerText ? ['larger text'] : []), savedWords(standing, now)].join(' · ')}
      notice={<Messages standing={standing} />}
      pictures={pictures}
      right={showsKey ? sat.letters : undefined}
    />
  );
}

/** What was said in the room by then. */
function Messages({ standing: { messages } }: Pick<ReplayProps, 'standing'>) {
  const last = messages.at(-1);
  return last ? (
    <p className="timeline-message">
      <b>From the exam staff, {clockOf(last.sentAt)}, until it was read:</b> {last.text}
    </p>
  ) : null;
}

const isPaused = ({ facts }: Standing): boolean => facts.room.pauses.some(({ until }) => until === null);

const stillWords = (standing: Standing): string =>
  isPaused(standing)
    ? 'Paused: the paper was hidden, and the clock stood still.'
    : 'A rest: the paper was hidden, and the clock stood still.';

/** For so long what is on its way is being saved, and not kept from us. */
const SAVING_SECONDS = 5;

function savedWords({ onDevice, unsavedSince, savedAt }: Standing, now: string): string {
  if (unsavedSince !== null)
    return secondsTo(now, unsavedSince) <= SAVING_SECONDS
      ? 'Saving…'
      : `${counted(onDevice, 'act')} kept on the device`;
  return savedAt === null ? 'Nothing to save yet' : `Saved ${clockOf(savedAt)}`;
}

/** Where the child was while no paper lay before them. */
function elsewhereWords({ stage, breakEndsAt, startsAt, pausedSince }: SittingTimes, now: string): string {
  if (stage === 'before') return `In the waiting room: ${lengthOf(secondsTo(startsAt, now))} to the start.`;
  if (stage === 'ready') return 'The session had begun, and this child had not.';
  if (stage === 'complete') return 'It was over: the page that thanks stood there.';
  const until = breakEndsAt === null ? '' : ` until ${clockOf(breakEndsAt)}`;
  return stage === 'break'
    ? `In the break${until}${pausedSince === null ? '' : ', which stood still'}.`
    : 'The break was over, and the next paper not opened yet.';
}

const secondsTo = (instant: string, now: string): number => (Date.parse(instant) - Date.parse(now)) / 1_000;
