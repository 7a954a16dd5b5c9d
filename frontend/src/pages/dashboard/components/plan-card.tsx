import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { LeftToday } from '../../../parts/account/left-today';
import { WhileAnyLeft } from '../../../parts/account/nothing-left';
import { questionsIn, topicsIn, type PlannedPart, type Reason } from '../../../parts/plan/plan';
import { plannedAddress } from '../../../parts/plan/planned-worksheet';
import { counted } from '../../../parts/words';

/** Why the first topic of the plan is there, told to the child. */
const told: Record<Reason, (topic: string) => string> = {
  'most-to-gain': (topic) => `Practising ${topic} will help you most.`,
  'due-for-review': (topic) => `It is a good time to see ${topic} again, so that it sticks.`,
  'a-strength': (topic) => `You are good at ${topic}. Let us keep it that way.`,
  'not-tried-yet': (topic) => `${topic} has a kind of question that is new to you. Have a first go.`,
};
const inShort: Record<Reason, string> = {
  'most-to-gain': 'helps you most',
  'due-for-review': 'time to see it again',
  'a-strength': 'you are good at it',
  'not-tried-yet': 'a new kind',
};

/** One next step: questions chosen from the child's own answers, why these, and a button. */
export function PlanCard({ parts }: { readonly parts: readonly PlannedPart[] }) {
  const titles = useTitles();
  const topics = topicsIn(parts);
  const [first] = topics;
  if (!first) return null;
  const allNew = topics.every(({ reason }) => reason === 'not-tried-yet');
  return (
    <section className="card night plan-card">
      <p className="small soft">Try this next</p>
      <h2>{counted(questionsIn(parts), 'question')}, picked for you</h2>
      <p>
        {allNew ? 'These are new kinds of question, so just have a go.' : told[first.reason](titles.topic(first.topic))}
      </p>
      <ul>
        {topics.map(({ topic, reason, count }) => (
          <li key={`${topic} ${reason}`}>
            <span className="num">{count}</span>
            <span>
              {titles.topic(topic)} {!allNew && <span className="small soft nowrap">{inShort[reason]}</span>}
            </span>
          </li>
        ))}
      </ul>
      <WhileAnyLeft>
        <LeftToday wanted={questionsIn(parts)} />
        <Link className="btn sun wide" to={plannedAddress('try-next', parts)}>
          Start
        </Link>
      </WhileAnyLeft>
    </section>
  );
}
