import { subjectTitles, type LearnerQuestion } from 'schemas/questions/question';
import { useTitles } from '../../parts/catalogue';
import { subjectsOf, type Worksheet } from './worksheet';

/** A question's own topic where a worksheet has several, its subject too where there are several of those. */
export function useTopicOf(worksheet: Worksheet) {
  const titles = useTitles();
  const isOfSeveral = subjectsOf(worksheet).length > 1;
  return (question: LearnerQuestion): string | undefined => {
    if (worksheet.topic !== 'mixed') return undefined;
    const title = titles.topic(question.topic);
    return isOfSeveral ? `${subjectTitles[question.subject]} · ${title}` : title;
  };
}
