import { KEPT_AFTER } from 'schemas/mock-exams/replay/saving.rules';
import type { Screen } from 'schemas/mock-exams/replay/film.rules';
import { satPartWords } from 'schemas/mock-exams/sittings/sat-papers.rules';
import { clockOf, lengthOf } from 'schemas/mock-exams/timeline/lengths.rules';
import { counted } from '../../../../parts/words';
import { ExamView } from '../../exam-view/exam-view';
import type { Timeline } from '../../timeline/api';
import { usePictures } from './use-pictures';

interface SittingScreenProps {
  readonly papers: Timeline['papers'];
  readonly screen: Screen;
  /** The moment, ISO 8601. */
  readonly now: string;
  /** As the child is called. */
  readonly name: string;
  /** Whether the key's letters are shown, which the child did not see. */
  readonly showsKey: boolean;
}

/** What the child had before them at a moment, drawn by the view that they sat in, without acting. */
export function SittingScreen(props: SittingScreenProps) {
  const { papers, screen, now } = props;
  const number = screen.sitting.clock.papers.length;
  const sat = papers[number - 1];
  const endsAt = screen.times.papers[number - 1]?.endsAt;
  if (!sat || !endsAt || (screen.place !== 'paper' && screen.place !== 'time-up'))
    return (
      <div className="replay-elsewhere">
        <Messages screen={screen} />
        <p>{elsewhereWords(screen, now)}</p>
      </div>
    );
  return <Sat {...props} sat={sat} number={number} endsAt={endsAt} />;
}

interface SatProps extends SittingScreenProps {
  readonly sat: SittingScreenProps['papers'][number];
  /** 1 for the first paper. */
  readonly number: number;
  readonly endsAt: string;
}

function Sat({ sat, number, endsAt, screen, now, name, showsKey }: SatProps) {
  const pictures = usePictures(sat.paper);
  const { questions, largerText } = screen.sitting;
  const still = stillWords(screen);
  return (
    <ExamView
      paper={sat.paper}
      title={`Paper ${number} · ${sat.paper.name}`}
      questions={questions}
      here={screen.here ?? undefined}
      time={{ endsAt, now }}
      still={still === undefined ? undefined : <p>{still}</p>}
      badge={[name, ...(largerText ? ['larger text'] : []), savedWords(screen)].join(' · ')}
      notice={<Messages screen={screen} />}
      pictures={pictures}
      right={showsKey ? sat.letters : undefined}
    />
  );
}

/** What staff had said, as it stood there. */
function Messages({ screen: { messages, untilRead } }: Pick<SittingScreenProps, 'screen'>) {
  return messages.map(({ messageId, text, sentAt }) => (
    <p key={messageId} className="replay-message">
      <b>
        From the exam staff, {clockOf(sentAt)}
        {untilRead && ', until it was read'}:
      </b>{' '}
      {text}
    </p>
  ));
}

/** What stood in place of the paper. */
function stillWords({ place, times, isRoomPaused }: Screen): string | undefined {
  if (place === 'time-up') return 'Time Up.';
  if (times.pausedSince === null) return undefined;
  return isRoomPaused
    ? 'Paused: the paper was hidden, and the clock stood still.'
    : 'A rest: the paper was hidden, and the clock stood still.';
}

/** In the words of the child's own page, as far as the log can tell. */
export function savedWords({ saving }: Pick<Screen, 'saving'>): string {
  const saved =
    saving.savedAt === null ? 'Nothing to save yet' : `Saved ${clockOf(new Date(saving.savedAt).toISOString())}`;
  if (saving.kind === 'safe') return saved;
  if (saving.kind === 'saving') return 'Saving…';
  const kept = saving.answers === 0 ? counted(saving.acts, 'act') : counted(saving.answers, 'answer');
  return `Not saved for ${KEPT_AFTER / 1_000} seconds or more: ${kept} kept on the device`;
}

/** Where the child was while no paper lay before them. */
function elsewhereWords({ place, times, sitting }: Screen, now: string): string {
  switch (place) {
    case 'before':
      return `They had not begun: ${lengthOf((Date.parse(times.startsAt) - Date.parse(now)) / 1_000)} to the start.`;
    case 'opening':
      return 'The paper was being opened on the device.';
    case 'break':
      return `In the break${times.breakEndsAt === null ? '' : ` until ${clockOf(times.breakEndsAt)}`}${times.pausedSince === null ? '' : ', which stood still'}.`;
    case 'next':
      return 'The break was over, and the next paper not opened yet.';
    case 'paper':
    case 'time-up':
    case 'complete':
      return `It was over: the page that thanks stood there. ${satPartWords(sitting.clock.papers.length, sitting.papers.length) ?? ''}`.trim();
  }
}
