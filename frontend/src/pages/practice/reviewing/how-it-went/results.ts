import type { Titles } from '../../../../parts/catalogue';
import type { Dot } from '../../../../parts/question/dots';
import type { Group } from '../../../../parts/standing/score';
import type { Worksheet, WorksheetQuestion } from '../../worksheet';

type Question = WorksheetQuestion['question'];

/** How the parts of a worksheet went: by topic or sub-topic where it has several, by type of question where it has one. */
export function groupsOf({ worksheetQuestions }: Worksheet, titles: Titles): Group[] {
  const titleOf = titleOfGroup(worksheetQuestions, titles);
  const groups = new Map<string, { title: string; correct: number; asked: number }>();
  for (const { question, isCorrect } of worksheetQuestions) {
    const title = titleOf(question);
    const group = groups.get(title) ?? { title, correct: 0, asked: 0 };
    groups.set(title, { title, correct: group.correct + (isCorrect ? 1 : 0), asked: group.asked + 1 });
  }
  return [...groups.values()];
}

function titleOfGroup(questions: readonly WorksheetQuestion[], titles: Titles): (question: Question) => string {
  const several = (part: 'topic' | 'subTopic') => new Set(questions.map(({ question }) => question[part])).size > 1;
  if (several('topic')) return ({ topic }) => titles.topic(topic);
  if (several('subTopic')) return ({ topic, subTopic }) => titles.subTopic(topic, subTopic);
  return ({ questionType }) => titles.type(questionType);
}

export const correctIn = (questions: readonly WorksheetQuestion[]) =>
  questions.filter(({ isCorrect }) => isCorrect).length;

/**
 * The type of question of a marked worksheet that is most in need of another go; none where all is right. By the share
 * that was right, with one right and one wrong added, so that a single question says less than several.
 */
export function weakest({ worksheetQuestions }: Worksheet): { type: string; missed: number } | undefined {
  const types = new Map<string, { type: string; asked: number; missed: number }>();
  for (const { question, isCorrect } of worksheetQuestions) {
    const type = question.questionType;
    const { asked, missed } = types.get(type) ?? { asked: 0, missed: 0 };
    types.set(type, { type, asked: asked + 1, missed: missed + (isCorrect ? 0 : 1) });
  }
  const share = ({ asked, missed }: { asked: number; missed: number }) => (missed + 1) / (asked + 2);
  const inNeed = [...types.values()].filter(({ missed }) => missed > 0);
  return inNeed.sort((one, other) => share(other) - share(one) || other.missed - one.missed)[0];
}

export function markOf({ questionNumber, flagged, isCorrect, secondTry, userAnswer }: WorksheetQuestion): Dot {
  if (secondTry?.isCorrect) return { number: questionNumber, flagged, state: 'right-later' };
  const state = isCorrect ? 'right' : userAnswer.trim() === '' ? 'blank' : 'wrong';
  return { number: questionNumber, flagged, state };
}
