import { Link, Navigate, useParams } from 'react-router-dom';
import { getFittingLevels } from 'schemas/practice/worksheets/fitting.contract';
import { goPath, goTargetOf, type GoTarget } from 'schemas/mock-exams/reports/go-links.rules';
import { useQuery } from '../../../client/contract';
import { Bird } from '../../../parts/bird/bird';
import { canBePractised, isComprehension, useCatalogue, type Topic } from '../../../parts/catalogue';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { topicAddress } from '../../../parts/subjects';
import { goTargets, targetTitle, typesFor } from './go-targets';

/** Where an address of a report leads: ten questions of its topic, at the level of whoever is logged in. */
export default function GoPage() {
  const { name = '' } = useParams();
  const catalogue = useCatalogue();
  return (
    <Shown answer={catalogue} skeleton={<Skeleton lines={4} />}>
      {({ topics }) => {
        const offered = topics.filter(canBePractised);
        const found = goTargetOf(name, goTargets(offered));
        if (found.kind === 'unknown') return <Mistyped near={found.near} topics={offered} />;
        return <Going target={found.target} topics={offered} />;
      }}
    </Shown>
  );
}

interface GoingProps {
  readonly target: GoTarget;
  readonly topics: readonly Topic[];
}

function Going({ target, topics }: GoingProps) {
  const topic = topics.find(({ key }) => key === target.topic);
  if (topic && isComprehension(topic)) return <Navigate to={topicAddress(topic.subject, topic.key)} replace />;
  return <AtTheirLevel target={target} topics={topics} />;
}

/** Where their level cannot be told just now the questions climb, as they do without one. */
function AtTheirLevel({ target, topics }: GoingProps) {
  const counts = typesFor(target, topics);
  const questionTypes = counts.map(([type]) => type);
  const { data, problem } = useQuery(getFittingLevels, { fit: 'just-right', questionTypes });
  if (data === undefined && !problem) return <Skeleton lines={4} />;
  const levels = new Map(data?.levels.map(({ questionType, level }) => [questionType, level]));
  const parts = counts.map(([questionType, count]) => {
    const level = levels.get(questionType);
    return { questionType, count, subject: target.subject, ...(level !== undefined && { level }) };
  });
  return <Navigate to={plannedAddress('practice', parts)} replace />;
}

interface MistypedProps {
  readonly near: readonly GoTarget[];
  readonly topics: readonly Topic[];
}

const Mistyped = ({ near, topics }: MistypedProps) => (
  <div className="stack">
    <Bird pose="puzzled" />
    <PageHeading title="This address leads nowhere" />
    <p>
      That is easily done: one letter is enough. After “go” comes a word, then a hyphen, then three letters or figures,
      as it is printed on the report.
    </p>
    {near.length > 0 && (
      <>
        <h2>Did you mean</h2>
        <ul>
          {near.map((target) => (
            <li key={goPath(target)}>
              <Link to={goPath(target)}>{targetTitle(target, topics)}</Link>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic yourself
      </Link>
    </p>
  </div>
);
