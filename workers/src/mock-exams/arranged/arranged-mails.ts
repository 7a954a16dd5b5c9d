import { mailTemplate } from 'platform/mail';
import { lengthWords, ownLengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import type { ExamSeat } from '../exam-seat';
import { seatTold } from '../seat-mails';

interface ArrangedTold {
  /** The child's first name, or `your child`. */
  readonly child: string;
  /** Of each exam that is to come, in their order. */
  readonly exams: readonly ArrangedExam[];
  readonly link: string;
}

interface ArrangedExam {
  /** `Saturday 6 March 2027 at 10:00 am`. */
  readonly when: string;
  /** Empty where nothing is arranged any more. */
  readonly arranged: string;
  /** What each paper lasts for the child. */
  readonly length: string;
}

export const arrangedTold = (seats: readonly ExamSeat[], publicUrl: string): ArrangedTold => ({
  child: seats[0] ? seatTold(seats[0], publicUrl).child : 'your child',
  exams: seats.map((seat) => {
    const { when, arranged } = seatTold(seat, publicUrl);
    const minutes = seat.papers.map((paper) => paper.minutes);
    return { when, arranged, length: ownLengthWords(minutes, seat.arrangements) || usualLength(minutes) };
  }),
  link: `${publicUrl}/mock-exams/upcoming-exams`,
});

/** `50 minutes each`, of `2 papers - 50 minutes each`. */
const usualLength = (minutes: readonly number[]): string => lengthWords(minutes).replace(/^.* - /, '');

const examWords = (child: string, { when, arranged, length }: ArrangedExam): string =>
  arranged === ''
    ? `In the mock exam on ${when}, London time, nothing of its own is arranged for ${child} any more. The papers last as long as for everybody: ${length}.`
    : `In the mock exam on ${when}, London time, this is arranged for ${child} now: ${arranged}. The papers last ${length} for ${child}.`;

/** What staff have arranged since a place was booked, and what it means for that exam. */
export const arrangedMail = mailTemplate<ArrangedTold>({
  subject: ({ child, exams }) =>
    exams.length === 1 && exams[0]
      ? `What is arranged for ${child}: mock exam, ${exams[0].when}`
      : `What is arranged for ${child} in the mock exams to come`,
  paragraphs: ({ child, exams }) => [
    'Hello,',
    ...exams.map((exam) => examWords(child, exam)),
    'There is nothing to do about it: it is counted in by itself, and the clock in the exam shows the right time. If this is not what you expect, please write to us before the exam begins.',
  ],
  action: ({ link }) => ({ label: 'Upcoming exam dates', link }),
});
