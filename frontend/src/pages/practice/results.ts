import type { Titles } from '../../parts/catalogue';
import type { Dot } from '../../parts/question/dots';
import type { Group } from '../../parts/score';
import type { Worksheet, WorksheetQuestion } from './worksheet';

/** How the parts of a worksheet went: by sub-topic where it has several, by type of question where it has one. */
export function groupsOf({ topic, worksheetQuestions }: Worksheet, titles: Titles): Group[] {
  const several = new Set(worksheetQuestions.map(({ question }) => question.subTopic)).size > 1;
  const groups = new Map<string, { title: string; correct: number; asked: number }>();
  for (const { question, isCorrect } of worksheetQuestions) {
    const title = several ? titles.subTopic(topic, question.subTopic) : titles.type(question.questionType);
    const group = groups.get(title) ?? { title, correct: 0, asked: 0 };
    groups.set(title, { title, correct: group.correct + (isCorrect ? 1 : 0), asked: group.asked + 1 });
  }
  return [...groups.values()];
}

export const correctIn = (questions: readonly WorksheetQuestion[]) =>
  questions.filter(({ isCorrect }) => isCorrect).length;

/** The sub-topic of a marked worksheet that is most in need of another go; none where all is right. */
export function weakest({
  worksheetQuestions,
}: Worksheet): { subTopic: string; type: string; missed: number } | undefined {
  const missed = new Map<string, { subTopic: string; type: string; missed: number }>();
  for (const { question, isCorrect } of worksheetQuestions) {
    if (isCorrect) continue;
    const before = missed.get(question.questionType)?.missed ?? 0;
    missed.set(question.questionType, { subTopic: question.subTopic, type: question.questionType, missed: before + 1 });
  }
  return [...missed.values()].sort((one, other) => other.missed - one.missed)[0];
}

export function markOf({ questionNumber, flagged, isCorrect, userAnswer }: WorksheetQuestion): Dot {
  const state = isCorrect ? 'right' : userAnswer.trim() === '' ? 'blank' : 'wrong';
  return { number: questionNumber, flagged, state };
}
