import { Link } from 'react-router-dom';
import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { LooksOnlyNote, useLooksOnly } from '../../../parts/looking/looks-only';
import { isComprehension, useCatalogue, type Topic } from '../../../parts/catalogue';
import { CarryOn } from '../../../parts/carry-on/carry-on';
import { PageHeading } from '../../../parts/page/page-heading';
import { useOpenWorksheets } from '../../../parts/carry-on/open-worksheets';
import { Shown, Together } from '../../../parts/page/shown';
import { StartProblem } from './starting/start-problem';
import { TileSkeleton } from '../../../parts/page/skeleton';
import { beside } from '../../../parts/words';
import { subTopicAddress, topicsAddress } from '../address';
import { useStart } from './starting/use-start';
import { Breadcrumbs } from '../crumbs/breadcrumbs';
import { ChoicesForm } from './choices-form';
import { ComprehensionOpen } from './comprehension';
import { LeftToday, useAllowanceAnswer } from '../../../parts/account/left-today';
import { useNothingLeft } from '../../../parts/account/nothing-left';
import { NOTHING_STARTED } from './starting/start-form';
import { StartDialogs } from './starting/start-dialogs';
import { NoSuchTopic } from './no-such-topic';
import { PlainTile } from './tile';

interface SubTopicsProps {
  readonly subject: SubjectKey;
  readonly topicKey: string;
}

/** The sub-topics of a topic, and a mixed test of it. */
export function SubTopics({ subject, topicKey }: SubTopicsProps) {
  const catalogue = useCatalogue();
  const open = useOpenWorksheets({ subject, topic: topicKey });
  return (
    <Together answers={[catalogue, open, useAllowanceAnswer()]} skeleton={<TileSkeleton tiles={6} />}>
      <Shown answer={catalogue}>
        {({ topics }) => {
          const topic = topics.find(({ key }) => key === topicKey);
          if (!topic) return <NoSuchTopic subject={subject} />;
          if (isComprehension(topic)) return <ComprehensionOpen topic={topic} />;
          // An English topic is its own one type of question.
          if (topic.subject === 'english') return <ChoicesForm subject={subject} topic={topic} />;
          return <TopicOpen subject={subject} topic={topic} />;
        }}
      </Shown>
    </Together>
  );
}

function TopicOpen({ subject, topic }: { readonly subject: SubjectKey; readonly topic: Topic }) {
  return (
    <div className="stack practice">
      <Breadcrumbs crumbs={[{ title: subjectTitles[subject], to: topicsAddress(subject) }, { title: topic.title }]} />
      <div>
        <PageHeading title={topic.title} />
        <LeftToday className="soft" />
      </div>
      <CarryOn subject={subject} topic={topic.key} />
      <ul className="tiles">
        {topic.subTopics.map(({ key, title, types }) => (
          <PlainTile
            key={key}
            title={title}
            words={beside(types.map((type) => type.title))}
            to={subTopicAddress(subject, topic.key, key)}
          />
        ))}
        {topic.subTopics.length > 0 && <PracticeTestTile subject={subject} topic={topic} />}
      </ul>
      {topic.subTopics.length === 0 && (
        <p className="empty">These questions are being written. They will be here soon.</p>
      )}
      <p>
        <Link to={topicsAddress(subject)}>Back to Topics list</Link>
      </p>
    </div>
  );
}

/** Skips the choices: five questions of one type and three of another, mixed by the server. */
function PracticeTestTile({ subject, topic }: { readonly subject: SubjectKey; readonly topic: Topic }) {
  const starting = useStart(subject);
  const { start, busy, problem } = starting;
  const noneLeft = useNothingLeft() !== undefined;
  const looksOnly = useLooksOnly();
  return (
    <li>
      <button
        type="button"
        className="tile tile-test"
        aria-disabled={busy || noneLeft || looksOnly}
        onClick={() => {
          if (!noneLeft && !looksOnly) void start({ kind: 'practice-test', topic: topic.key });
        }}
      >
        <b>Practice Test</b>
        <span className="small soft">{testWords(busy, noneLeft)}</span>
      </button>
      <LooksOnlyNote what={NOTHING_STARTED} />
      {problem && <StartProblem problem={problem} />}
      <StartDialogs subject={subject} starting={starting} />
    </li>
  );
}

function testWords(busy: boolean, noneLeft: boolean): string {
  if (noneLeft) return 'No questions left just now';
  return busy ? 'One moment…' : 'Eight mixed questions from this topic';
}
