import { Link } from 'react-router-dom';
import { Bird } from '../../../../parts/bird/bird';
import { useTitles } from '../../../../parts/catalogue';
import { day } from '../../../../parts/dates';
import { PageHeading } from '../../../../parts/page/page-heading';
import { topicAddress } from '../../../../parts/subjects';
import { topicsAddress } from '../../address';
import type { Worksheet } from '../../worksheet';

/** Instead of the questions of a worksheet that was discarded, here, in another tab or on another device. */
export function DiscardedWorksheet({ worksheet }: { readonly worksheet: Worksheet }) {
  const { subject, topic, startedAt } = worksheet;
  const titles = useTitles();
  const again = topic === 'mixed' ? topicsAddress(subject) : topicAddress(subject, topic);
  return (
    <div className="stack practice">
      <PageHeading title="This worksheet was discarded" />
      <Bird pose="looking-up" size={120} />
      <p role="status">
        {titles.topic(topic)}, begun on {day(startedAt)}, was put away, perhaps in another tab or on another device. It
        takes no more answers and is never marked, so it counts neither for nor against you.
      </p>
      <div className="row">
        <Link className="btn" to={again}>
          Start a new one
        </Link>
        <Link className="btn pale" to="/app/dashboard">
          My progress
        </Link>
      </div>
    </div>
  );
}
