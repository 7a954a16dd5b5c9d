import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { topicAddress } from '../../../parts/subjects';
import type { Worksheet } from '../worksheet';
import { subTopicAddress, topicsAddress } from '../address';
import { Breadcrumbs } from './breadcrumbs';

interface WorksheetCrumbsProps {
  readonly worksheet: Worksheet;
  readonly level?: number;
}

export function WorksheetCrumbs({ worksheet: { subject, topic, subTopic }, level }: WorksheetCrumbsProps) {
  const titles = useTitles();
  return (
    <div className="row between">
      <Breadcrumbs
        crumbs={[
          { title: subjectTitles[subject], to: topicsAddress(subject) },
          { title: titles.topic(topic), to: topicAddress(subject, topic) },
          subTopic === null
            ? { title: 'Practice Test' }
            : { title: titles.subTopic(topic, subTopic), to: subTopicAddress(subject, topic, subTopic) },
        ]}
      />
      {level !== undefined && <span className="tag">Level {level}</span>}
    </div>
  );
}
