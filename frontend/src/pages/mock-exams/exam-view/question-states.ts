import type { Paper, PaperQuestion, PaperSection } from 'schemas/mock-exams/paper';
import type { Answered } from 'schemas/mock-exams/sittings/question.rules';

/** What a child has done with each question that they have touched, by the question's id: `questions` of the sitting's fold. */
export type DoneByQuestion = Readonly<Record<string, Answered>>;

/** `chosen`: and not handed in, or not as it stands now. `skipped`: it was looked at and left without a choice. */
export type QuestionStanding = 'new' | 'skipped' | 'chosen' | 'answered';

export interface Placed {
  readonly question: PaperQuestion;
  readonly section: PaperSection;
  /** 1 for the first section. */
  readonly sectionNumber: number;
  readonly isFirstOfSection: boolean;
}

/** Every question of a paper in its order, with where it stands. */
export function placesIn({ sections }: Paper): readonly Placed[] {
  return sections.flatMap((section, index) =>
    section.questions.map((question, n) => ({
      question,
      section,
      sectionNumber: index + 1,
      isFirstOfSection: n === 0,
    })),
  );
}

export function standingOf(done: Answered | undefined): QuestionStanding {
  if (!done) return 'new';
  if (done.option === null) return 'skipped';
  return done.option === done.submitted ? 'answered' : 'chosen';
}

const words: Record<QuestionStanding, string> = {
  new: 'not answered',
  skipped: 'skipped',
  chosen: 'chosen, not submitted',
  answered: 'answered',
};

/** "Question 9, answered, to look at again", as it is read out. */
export const spokenStanding = (number: number, standing: QuestionStanding, isMarked: boolean): string =>
  `Question ${number}, ${words[standing]}${isMarked ? ', to look at again' : ''}`;
