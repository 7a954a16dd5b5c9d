import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { WhileAnyLeft } from '../../../parts/account/nothing-left';
import { questionsIn, topicsIn, type PlannedPart, type Reason } from '../../../parts/plan/plan';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { counted } from '../../../parts/words';

const reasons: Record<Reason, string> = {
  'most-to-gain': 'the most to gain',
  'due-for-review': 'due to be seen again',
  'a-strength': 'a strength, kept fresh',
  'not-tried-yet': 'a kind of question not tried yet',
};

interface SuggestedPlanProps {
  readonly parts: readonly PlannedPart[];
  readonly name: string;
}

/** What to practise next, and why. */
export function SuggestedPlan({ parts, name }: SuggestedPlanProps) {
  const titles = useTitles();
  if (parts.length === 0) return null;
  return (
    <section className="card suggested-plan">
      <h2>Next: {counted(questionsIn(parts), 'question')} chosen from these answers</h2>
      <ul>
        {topicsIn(parts).map(({ topic, reason, count }) => (
          <li key={`${topic} ${reason}`}>
            <b>
              {titles.topic(topic)}, {counted(count, 'question')}
            </b>{' '}
            <span className="soft">{reasons[reason]}</span>
          </li>
        ))}
      </ul>
      <p className="small soft">{name} finds the same plan under My progress.</p>
      <WhileAnyLeft>
        <Link className="btn on-screen" to={plannedAddress('try-next', parts)}>
          Start this worksheet
        </Link>
      </WhileAnyLeft>
    </section>
  );
}
