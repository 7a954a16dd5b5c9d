import { subjectTitles, type LearnerQuestion } from 'schemas/questions/question';
import { useTitles } from '../../parts/catalogue';
import type { Worksheet } from './worksheet';

/** A question's own topic where a worksheet has several, its subject too where there are several of those. */
export function useTopicOf({ topic, worksheetQuestions }: Worksheet) {
  const titles = useTitles();
  const subjects = new Set(worksheetQuestions.map(({ question }) => question.subject));
  return (question: LearnerQuestion): string | undefined => {
    if (topic !== 'mixed') return undefined;
    const title = titles.topic(question.topic);
    return subjects.size > 1 ? `${subjectTitles[question.subject]} · ${title}` : title;
  };
}
