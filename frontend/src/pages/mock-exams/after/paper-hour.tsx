import { spentWords } from 'schemas/mock-exams/after/spent.rules';
import { counted } from '../../../parts/words';
import type { WatchedPaper } from './api';
import { HourFacts } from './hour-facts';
import { HourList } from './hour-list';
import { SectionTimes } from './section-times';
import { Strip } from './strip';

interface PaperHourProps {
  readonly paper: WatchedPaper;
  readonly sessionId: string;
  /** Whether the answers may be looked at. */
  readonly isOpen: boolean;
}

/** One paper: where its time went, as a strip, in bars, in words, and as a list of the same facts. */
export function PaperHour({ paper, sessionId, isOpen }: PaperHourProps) {
  const { examName, looks } = paper;
  return (
    <section className="card paper-hour" aria-label={examName}>
      <div>
        <h2>{findingOf(paper)}</h2>
        <p className="soft small">{endWords(paper)}</p>
      </div>
      {looks.length === 0 ? (
        <p>We do not know which question was on the screen when, so there is nothing to draw.</p>
      ) : (
        <>
          <Strip paper={paper} sessionId={sessionId} isOpen={isOpen} />
          <p className="soft small">
            Each piece is a question on your screen. Pale: none was, or nothing was done for five minutes. Striped: you
            had finished. Above it, where you changed an answer.
          </p>
          <SectionTimes paper={paper} />
        </>
      )}
      <HourFacts paper={paper} isOpen={isOpen} />
      <HourList paper={paper} />
    </section>
  );
}

/** What the strip shows, in a sentence. */
function findingOf({ examName, questions }: WatchedPaper): string {
  const longest = questions.toSorted((one, other) => other.seconds - one.seconds)[0];
  if (!longest || longest.seconds === 0) return examName;
  return `${examName}: question ${longest.number} took you the longest, ${spentWords(longest.seconds)}`;
}

function endWords({ usedSeconds, lengthSeconds, endedBy, allAnsweredAt, questions }: WatchedPaper): string {
  const answered = questions.filter(({ isAnswered }) => isAnswered).length;
  const done = `${answered} of ${counted(questions.length, 'question')} answered`;
  const left = lengthSeconds - usedSeconds;
  if (endedBy === 'child' && left >= 60) return `${done}. You finished with ${spentWords(left)} left.`;
  const spare = usedSeconds - (allAnsweredAt ?? usedSeconds);
  if (spare >= 60)
    return `${done}, the last of them after ${spentWords(usedSeconds - spare)}. You had ${spentWords(spare)} left to check.`;
  return `${done} in ${spentWords(usedSeconds)}.`;
}
