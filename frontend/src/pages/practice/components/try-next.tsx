import { Link } from 'react-router-dom';
import { useTitles } from '../../../parts/catalogue';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import type { Worksheet } from '../worksheet';
import { topicsAddress } from '../address';
import { weakest } from '../results';
import { useStart } from '../use-start';
import { NoQuestionsDialog } from './no-questions-dialog';

const howMany = 5;

/** One next step: more of what was missed, or another topic where nothing was. */
export function TryNext({ worksheet }: { readonly worksheet: Worksheet }) {
  const { subject, topic } = worksheet;
  const { start, busy, problem, none, clearNone } = useStart(subject);
  const titles = useTitles();
  const weak = weakest(worksheet);
  return (
    <section className="card night try-next">
      <p className="small soft">Try this next</p>
      <h2>{weak ? `${howMany} more: ${titles.type(weak.type)}` : 'Another topic'}</h2>
      <p>
        {weak
          ? `You missed ${counted(weak.missed, 'question')} of this kind. These start a little easier.`
          : 'Nothing was missed here. Choose what comes next.'}
      </p>
      {weak ? (
        <button
          type="button"
          className="btn sun wide"
          aria-disabled={busy}
          onClick={() => void start({ topic, subTopic: weak.subTopic, wishes: [[weak.type, howMany]] })}
        >
          {busy ? 'One moment…' : 'Start'}
        </button>
      ) : (
        <Link className="btn sun wide" to={topicsAddress(subject)}>
          See the topics
        </Link>
      )}
      {problem && <ProblemNote problem={problem} />}
      <NoQuestionsDialog reason={none} subject={subject} onClose={clearNone} />
    </section>
  );
}
