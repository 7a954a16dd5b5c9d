import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { useTitles } from '../../../../parts/catalogue';
import { StartProblem } from '../../choosing/starting/start-problem';
import { counted } from '../../../../parts/words';
import type { Worksheet } from '../../worksheet';
import { topicsAddress } from '../../address';
import { weakest } from './results';
import { useStart } from '../../choosing/starting/use-start';
import { CheckedNote, StartPassage } from '../../choosing/comprehension';
import { LeftToday } from '../../../../parts/account/left-today';
import { WhileAnyLeft } from '../../../../parts/account/nothing-left';
import { StartDialogs } from '../../choosing/starting/start-dialogs';

const howMany = 5;

/** One next step: another passage, more of what was missed, or another topic where nothing was. */
export function TryNext({ worksheet }: { readonly worksheet: Worksheet }) {
  const weak = weakest(worksheet);
  return (
    <section className="card night try-next">
      <p className="small soft">Try this next</p>
      {worksheet.passage ? (
        <AnotherPassage />
      ) : weak ? (
        <MoreOf {...worksheet} {...weak} isEasier={hasHarder(worksheet, weak.type)} />
      ) : (
        <AnotherTopic {...worksheet} />
      )}
    </section>
  );
}

function AnotherPassage() {
  return (
    <>
      <h2>Another passage</h2>
      <p>Read the steps first: they show where in the passage each answer stands.</p>
      <StartPassage className="btn sun wide">Start</StartPassage>
      <CheckedNote />
    </>
  );
}

interface MoreOfProps {
  readonly subject: SubjectKey;
  readonly type: string;
  readonly missed: number;
  /** Nothing is easier than the first level. */
  readonly isEasier: boolean;
}

const hasHarder = ({ worksheetQuestions }: Worksheet, type: string) =>
  worksheetQuestions.some(({ question: { questionType, level } }) => questionType === type && level > 1);

function MoreOf({ subject, type, missed, isEasier }: MoreOfProps) {
  const starting = useStart(subject);
  const { start, busy, problem } = starting;
  const titles = useTitles();
  return (
    <>
      <h2>
        {howMany} more: {titles.type(type)}
      </h2>
      <p>
        You missed {counted(missed, 'question')} of this kind.{' '}
        {isEasier ? 'These are a little easier.' : 'Read the steps above first, and take your time.'}
      </p>
      <WhileAnyLeft>
        <button
          type="button"
          className="btn sun wide"
          aria-disabled={busy}
          onClick={() =>
            void start({
              kind: 'plan',
              purpose: 'try-next',
              parts: [{ questionType: type, count: howMany }],
              fit: 'warm-up',
            })
          }
        >
          {busy ? 'One moment…' : 'Start'}
        </button>
        <LeftToday />
      </WhileAnyLeft>
      {problem && <StartProblem problem={problem} />}
      <StartDialogs subject={subject} starting={starting} />
    </>
  );
}

function AnotherTopic({ subject }: { readonly subject: SubjectKey }) {
  return (
    <>
      <h2>Another topic</h2>
      <p>Nothing was missed here. Choose what comes next.</p>
      <Link className="btn sun wide" to={topicsAddress(subject)}>
        See the topics
      </Link>
    </>
  );
}
