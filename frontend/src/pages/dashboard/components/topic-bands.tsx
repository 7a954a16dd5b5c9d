import { Link } from 'react-router-dom';
import { BandHeading, bandClass, standingOf, standings } from '../../../parts/standing/band';
import { useTitles } from '../../../parts/catalogue';
import { BandsAndSteps, HowItWent } from '../../../parts/standing/mastery';
import { topicAddress } from '../../../parts/subjects';
import type { TopicScore } from '../api';

/** The child's topics by how they go, each leading to more of it. Those not tried yet are in the Review Area. */
export function TopicBands({ topics }: { readonly topics: readonly TopicScore[] }) {
  const titles = useTitles();
  const tried = standings.filter((band) => band !== 'Not Tried Yet');
  return (
    <section className="card topic-bands">
      <div className="row between">
        <h2>Your topics</h2>
        <Link to="/app/analytics">All topics</Link>
      </div>
      {tried.map((band) => {
        const inBand = topics.filter((score) => standingOf(score) === band);
        if (inBand.length === 0) return null;
        return (
          <div key={band} className={bandClass(band)}>
            <BandHeading band={band} level={3} />
            <ul>
              {inBand.map((score) => (
                <li key={score.topic}>
                  <Link to={topicAddress(score.subject, score.topic)}>{titles.topic(score.topic)}</Link>
                  <HowItWent stood={score} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <BandsAndSteps topics={topics} />
    </section>
  );
}
