import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { useCatalogue, type SubTopic, type Topic } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { counted } from '../../../parts/words';
import { topicAddress } from '../../../parts/subjects';
import { topicsAddress } from '../address';
import { isTooMany, totalOf, wishesOf, type Quantities } from '../quantities';
import { useStart } from '../use-start';
import { Breadcrumbs } from './breadcrumbs';
import { NoQuestionsDialog } from './no-questions-dialog';
import { QuantityTile } from './quantity-tile';
import { NoSuchTopic } from './sub-topics';

interface QuestionChoicesProps {
  readonly subject: SubjectKey;
  readonly topicKey: string;
  readonly subTopicKey: string;
}

/** How many questions of each type; the level is the server's choice. */
export function QuestionChoices({ subject, topicKey, subTopicKey }: QuestionChoicesProps) {
  const catalogue = useCatalogue();
  return (
    <Shown answer={catalogue} skeleton={<TileSkeleton tiles={3} />}>
      {({ topics }) => {
        const topic = topics.find(({ key }) => key === topicKey);
        const subTopic = topic?.subTopics.find(({ key }) => key === subTopicKey);
        if (!topic || !subTopic) return <NoSuchTopic subject={subject} />;
        return <ChoicesForm subject={subject} topic={topic} subTopic={subTopic} />;
      }}
    </Shown>
  );
}

interface ChoicesFormProps {
  readonly subject: SubjectKey;
  readonly topic: Topic;
  readonly subTopic: SubTopic;
}

function ChoicesForm({ subject, topic, subTopic }: ChoicesFormProps) {
  const { start, busy, problem, none, clearNone } = useStart(subject);
  const [quantities, setQuantities] = useState<Quantities>(() => ({ [subTopic.types[0]?.key ?? '']: '5' }));
  const total = totalOf(quantities);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const wishes = wishesOf(quantities);
    if (busy || wishes === undefined || wishes.length === 0) return;
    void start({ topic: topic.key, subTopic: subTopic.key, wishes });
  };

  return (
    <form className="stack practice" noValidate onSubmit={send}>
      <Breadcrumbs
        crumbs={[
          { title: subjectTitles[subject], to: topicsAddress(subject) },
          ...(topic.subTopics.length > 1 ? [{ title: topic.title, to: topicAddress(subject, topic.key) }] : []),
          { title: subTopic.title },
        ]}
      />
      <div>
        <PageHeading title={subTopic.title} />
        <p className="soft">How many questions of each kind? From 1 to 20.</p>
      </div>
      <ul className="quantities">
        {subTopic.types.map((type) => (
          <QuantityTile
            key={type.key}
            type={type}
            value={quantities[type.key] ?? '0'}
            tooMany={isTooMany(quantities[type.key])}
            onChange={(value) => setQuantities({ ...quantities, [type.key]: value })}
          />
        ))}
      </ul>
      {problem && <ProblemNote problem={problem} />}
      <div className="row">
        <button type="submit" className="btn" aria-disabled={busy || total === 0 || wishesOf(quantities) === undefined}>
          {busy ? 'One moment…' : total === 0 ? 'Choose how many' : `Start ${counted(total, 'question')}`}
        </button>
        <Link to={topicsAddress(subject)}>Back to Topics list</Link>
      </div>
      <NoQuestionsDialog reason={none} subject={subject} onClose={clearNone} />
    </form>
  );
}
