import type { SubjectKey } from 'schemas/questions/question';
import { useCatalogue } from '../../../parts/catalogue';
import { useOpenWorksheets } from '../../../parts/carry-on/open-worksheets';
import { useAllowanceAnswer } from '../../../parts/account/left-today';
import { Shown, Together } from '../../../parts/page/shown';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { ChoicesForm } from './choices-form';
import { NoSuchTopic } from './no-such-topic';

interface QuestionChoicesProps {
  readonly subject: SubjectKey;
  readonly topicKey: string;
  readonly subTopicKey: string;
}

/** How many questions of each type, and how hard they are to be. */
export function QuestionChoices({ subject, topicKey, subTopicKey }: QuestionChoicesProps) {
  const catalogue = useCatalogue();
  const open = useOpenWorksheets({ subject, topic: topicKey });
  return (
    <Together answers={[catalogue, open, useAllowanceAnswer()]} skeleton={<TileSkeleton tiles={3} />}>
      <Shown answer={catalogue}>
        {({ topics }) => {
          const topic = topics.find(({ key }) => key === topicKey);
          const subTopic = topic?.subTopics.find(({ key }) => key === subTopicKey);
          if (!topic || !subTopic) return <NoSuchTopic subject={subject} />;
          return <ChoicesForm subject={subject} topic={topic} subTopic={subTopic} />;
        }}
      </Shown>
    </Together>
  );
}
