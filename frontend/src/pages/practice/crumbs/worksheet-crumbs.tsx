import { subjectTitles } from 'schemas/questions/question';
import { useTitles, type Titles } from '../../../parts/catalogue';
import { topicAddress } from '../../../parts/subjects';
import { subjectsOf, type Worksheet } from '../worksheet';
import { subTopicAddress, topicsAddress } from '../address';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

interface WorksheetCrumbsProps {
  readonly worksheet: Worksheet;
  readonly level?: number;
}

export function WorksheetCrumbs({ worksheet, level }: WorksheetCrumbsProps) {
  const titles = useTitles();
  return (
    <div className="row between">
      <Breadcrumbs crumbs={crumbsOf(worksheet, titles)} />
      {level !== undefined && <span className="tag">Level {level}</span>}
    </div>
  );
}

function crumbsOf(worksheet: Worksheet, titles: Titles): Crumb[] {
  if (subjectsOf(worksheet).length > 1) return [{ title: 'A mix of subjects' }];
  const { subject, topic, subTopic, purpose } = worksheet;
  const area = { title: subjectTitles[subject], to: topicsAddress(subject) };
  if (topic === 'mixed') return [area, { title: titles.topic(topic) }];
  const ofTopic = { title: titles.topic(topic), to: topicAddress(subject, topic) };
  if (purpose === 'practice-test') return [area, ofTopic, { title: 'Practice Test' }];
  // An English topic has nothing under it.
  if (subTopic === null || subject === 'english') return [area, ofTopic];
  return [area, ofTopic, { title: titles.subTopic(topic, subTopic), to: subTopicAddress(subject, topic, subTopic) }];
}
