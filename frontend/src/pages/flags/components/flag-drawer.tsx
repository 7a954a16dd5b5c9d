import { Drawer } from 'antd';
import { subjectTitles } from 'schemas/questions/question';
import { useTitles } from '../../../parts/catalogue';
import { exactly } from '../../../parts/dates';
import { Discard } from '../../../parts/dialog/discard';
import { useLeaving } from '../../../parts/dialog/kept';
import { Shown } from '../../../parts/page/shown';
import { ShownAnswer } from '../../../parts/question/shown-answer';
import { beside } from '../../../parts/words';
import { useFlaggedQuestion, type WholeFlaggedQuestion } from '../api';
import { childrenWords, madeOf, markedWords, verdictWords } from '../flag-words';
import { AnswerForm } from './answer-form';
import { AsSeen } from './as-seen';

interface FlagDrawerProps {
  readonly questionId: string | null;
  readonly onClose: () => void;
}

/** One flagged question: what the children say, what they had before them, and the answer. */
export function FlagDrawer({ questionId, onClose }: FlagDrawerProps) {
  const { typing, leave, escape, stay, isAsking, writing } = useLeaving({ onClose, keepsDraft: false });
  const discard = () => {
    stay();
    onClose();
  };
  return (
    <Drawer
      title="Flagged question"
      open={questionId !== null}
      onClose={({ type }) => (type === 'keydown' ? escape() : leave())}
      footer={isAsking && <Discard writing={writing} onDiscard={discard} onStay={stay} />}
      size={760}
      destroyOnHidden
    >
      <div {...typing}>{questionId !== null && <Loaded key={questionId} questionId={questionId} />}</div>
    </Drawer>
  );
}

function Loaded({ questionId }: { readonly questionId: string }) {
  const answer = useFlaggedQuestion(questionId);
  return <Shown answer={answer}>{(whole) => <Whole whole={whole} again={answer.again} />}</Shown>;
}

interface WholeProps {
  readonly whole: WholeFlaggedQuestion;
  /** Asks for it once more. */
  readonly again: () => void;
}

function Whole({ whole, again }: WholeProps) {
  const titles = useTitles();
  const { question, learners, answer } = whole;
  return (
    <div className="flag-whole">
      <p className="soft">
        {beside([
          subjectTitles[question.subject],
          titles.type(question.questionType),
          `Level ${question.level}`,
          madeOf(whole),
        ])}
      </p>
      <AsSeen whole={whole} />
      <section>
        <h2>What {childrenWords(learners)} said</h2>
        <ul className="flag-comments">
          {whole.flags.map((flag, place) => (
            <Flag key={place} flag={flag} question={question} />
          ))}
        </ul>
      </section>
      {answer && (
        <section className="notice good" role="status">
          <p>
            <b>{verdictWords[answer.verdict]}</b>, answered {exactly(answer.answeredAt)}
            {answer.by !== null && ` by ${answer.by}`}.
          </p>
          {answer.note !== null && <p>“{answer.note}”</p>}
          {whole.isOpen && <p>Somebody has flagged it since; they have not been told anything yet.</p>}
        </section>
      )}
      <AnswerForm whole={whole} again={again} />
    </div>
  );
}

interface FlagProps {
  readonly flag: WholeFlaggedQuestion['flags'][number];
  readonly question: WholeFlaggedQuestion['question'];
}

const reasonsOf = ({ isTypo, isMarkingIssue, isTooHard }: FlagProps['flag']): string[] => [
  ...(isTypo ? ['A typo'] : []),
  ...(isMarkingIssue ? ['My answer should be correct'] : []),
  ...(isTooHard ? ['Too hard'] : []),
];

function Flag({ flag, question }: FlagProps) {
  const { flaggedAt, comment, userAnswer, marked } = flag;
  return (
    <li>
      <p className="soft">{beside([exactly(flaggedAt), ...reasonsOf(flag)])}</p>
      {userAnswer !== null && (
        <p className="row">
          Answered: <ShownAnswer question={question} answer={userAnswer} />
          {marked !== null && <span className="soft">{markedWords(marked)}</span>}
        </p>
      )}
      {comment !== null && comment !== '' && <p className="flag-comment">{comment}</p>}
      {comment === null && <p className="soft">The comment went with the account of whoever wrote it.</p>}
    </li>
  );
}
