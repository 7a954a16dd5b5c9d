import { useCatalogue, useTitles } from '../../../parts/catalogue';
import type { SubjectKey } from 'schemas/questions/question';
import { PageHeading } from '../../../parts/page/page-heading';
import type { Plan, PlannedPurpose } from '../../../parts/plan/planned-worksheet';
import { useStart } from './starting/use-start';
import { howLong } from './starting/how-long';
import { StartForm, type Way } from './starting/start-form';

const words: Record<PlannedPurpose, { title: string; about: string }> = {
  'try-next': { title: 'Picked for you', about: 'Chosen from your own answers: what helps you most just now.' },
  mistakes: { title: 'Another go', about: 'Questions like those you missed. Two right, and the mistake is solved.' },
  practice: { title: 'Practice', about: 'These questions are ready for you.' },
  paper: { title: 'Practice on paper', about: 'These questions are ready to be printed.' },
};

interface PlanOpenProps {
  readonly subject: SubjectKey;
  readonly plan: Plan;
}

/** A worksheet that somebody was offered elsewhere. A link alone starts nothing: a free account's day would pay for it. */
export function PlanOpen({ subject, plan }: PlanOpenProps) {
  const starting = useStart(subject);
  const titles = useTitles();
  const { title, about } = words[plan.purpose];
  const start = (way: Way) => {
    const purpose = way === 'paper' ? 'paper' : plan.purpose;
    void starting.start({ kind: 'plan', purpose, parts: plan.parts, timed: way === 'timed' });
  };
  return (
    <StartForm
      subject={subject}
      total={plan.parts.reduce((sum, { count }) => sum + count, 0)}
      length={howLong(plan.parts, useCatalogue().data?.topics)}
      ready
      starting={starting}
      onStart={start}
    >
      <div>
        <PageHeading title={title} />
        <p className="soft">{about}</p>
      </div>
      <ul className="card plan-parts">
        {plan.parts.map(({ questionType, level, count }) => (
          <li key={`${questionType} ${level ?? ''}`}>
            <b className="num">{count}</b> {titles.type(questionType)}
            {level !== undefined && <span className="tag">Level {level}</span>}
          </li>
        ))}
      </ul>
    </StartForm>
  );
}
