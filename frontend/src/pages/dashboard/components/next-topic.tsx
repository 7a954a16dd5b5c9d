import { Link } from 'react-router-dom';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { day } from '../../../parts/dates';
import { topicAddress } from '../../../parts/subjects';
import type { TopicScore } from '../api';

/** One next step: the topic with the smallest share of right answers. */
export function NextTopic({ topics }: { readonly topics: readonly TopicScore[] }) {
  const titles = useTitles();
  const [weak] = [...topics].sort((one, other) => one.correct / one.asked - other.correct / other.asked);
  if (!weak) return null;
  return (
    <section className="card night next-topic">
      <p className="small soft">Try this next</p>
      <h2>{titles.topic(weak.topic)}</h2>
      <p>
        {subjectTitles[weak.subject]}. {weak.correct} of {weak.asked} right so far; last practised on{' '}
        {day(weak.lastPractisedAt)}.
      </p>
      <Link className="btn sun wide" to={topicAddress(weak.subject, weak.topic)}>
        Start
      </Link>
    </section>
  );
}
