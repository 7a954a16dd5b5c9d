import { Link, useSearchParams } from 'react-router-dom';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import type { Answer } from '../../../client/kept';
import { day } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { resultsAddress } from '../sessions/addresses';
import type { KeyPage } from './api';
import { ChangeFigures } from './change-figures';
import { ChangeRows } from './change-rows';
import { DecideBar } from './decide-bar';
import { DecisionList } from './decision-list';
import { FamiliesRead } from './families-read';
import { headingOf } from './key-words';
import { MovedTotals } from './moved-totals';
import { HeldUp, holdsUp } from './held-up';
import { OpenProposal } from './open-proposal';
import { changeIn, changeName, withChange } from './places';
import { QuestionCard } from './question-card';
import { StillOut } from './still-out';
import { useKeyPage, type Asked } from './use-key-page';
import { useNotice } from './use-notice';
import { useReason } from './use-reason';
import './keys.css';
import './key-changes.css';

/** Puts the key of a question right: what would change stands here before anything is decided. */
export default function MockExamKeyPage() {
  const [params, setParams] = useSearchParams();
  const paperHash = params.get('paperHash') ?? '';
  const questionId = params.get('questionId') ?? undefined;
  const isKnown = /^[0-9a-f]{64}$/.test(paperHash);
  const asked = { paperHash, questionId, change: changeIn(params, questionId) };
  const { answer, awaited } = useKeyPage(isKnown ? asked : undefined);
  if (!isKnown) return <NoPaper />;
  const look = (question: string, change: KeyChange | undefined) =>
    setParams((before) => withChange(before, question, change), { replace: true });
  return (
    <div className="office-stack key-page" aria-busy={awaited?.loading}>
      {answer.data === undefined && <PageHeading title="Put a key right" />}
      <Shown answer={answer} skeleton={<Skeleton lines={8} />}>
        {(page) => <OfQuestion key={page.paperHash} {...{ page, asked, awaited, look, again: answer.again }} />}
      </Shown>
    </div>
  );
}

function NoPaper() {
  return (
    <div className="office-stack">
      <nav aria-label="Ways back">
        <Link to="/app/admin-whizz/mock-exams">Sets and papers</Link>
      </nav>
      <PageHeading title="Put a key right" />
      <p>Please choose a paper of a published set first: its versions lead here.</p>
    </div>
  );
}

interface OfQuestionProps {
  readonly page: KeyPage;
  readonly asked: Asked;
  /** The answer that is to come, where the page is that of what was looked at before. */
  readonly awaited: Answer<KeyPage> | undefined;
  readonly look: (questionId: string, change: KeyChange | undefined) => void;
  readonly again: () => void;
}

/** Everything that would follow from a change stands around the question, and the decision under it. */
function OfQuestion({ page: told, asked, awaited, look, again }: OfQuestionProps) {
  const { page, words, tell, goes, clear } = useNotice(told);
  const { preview, proposal } = page;
  const { reason, write, empty } = useReason(page);
  const waits = seenProposal(page);
  const lookNext = (question: string, change: KeyChange | undefined) => {
    clear();
    look(question, change);
  };
  const onDecided = (told: string) => {
    tell(told);
    if (told !== '') empty();
  };
  const onAnswered = (over: string) => {
    tell(over);
    if (proposal) look(proposal.change.questionId, undefined);
  };
  const onGone = (over: string) => {
    goes(over);
    if (proposal) look(proposal.change.questionId, undefined);
    again();
  };
  return (
    <>
      <Heading page={page} asked={asked} look={lookNext} />
      <Notice words={words} />
      <StillOut out={page.stillOut} />
      {proposal && (
        <OpenProposal
          key={proposal.proposalId}
          {...{ page, proposal, onAnswered, onGone }}
          look={lookNext}
          isShown={waits !== null}
        />
      )}
      {preview && <ChangeFigures preview={preview} />}
      <div className="key-columns">
        <div className="key-aside">
          <Question page={page} asked={asked} look={lookNext} />
          <Families page={page} reason={waits?.reason ?? reason} />
        </div>
        <Beside page={page} awaited={awaited} look={lookNext} />
      </div>
      {preview && <MovedTotals preview={preview} />}
      {preview && <DecisionList page={page} look={lookNext} />}
      {waits === null && <Deciding {...{ page, reason, look, again }} onReason={write} onDone={onDecided} />}
    </>
  );
}

const Notice = ({ words }: { readonly words: string }) => (words === '' ? null : <p role="status">{words}</p>);

interface DecidingProps extends Pick<OfQuestionProps, 'page' | 'look' | 'again'> {
  readonly reason: string;
  readonly onReason: (words: string) => void;
  readonly onDone: (told: string) => void;
}

function Deciding({ page, reason, look, again, onReason, onDone }: DecidingProps) {
  const { preview, proposal } = page;
  if (!preview) return null;
  if (proposal && holdsUp(proposal)) return <HeldUp proposal={proposal} look={look} />;
  const onOver = (told: string) => {
    onDone(told);
    look(page.question.questionId, undefined);
  };
  return <DecideBar key={changeName(preview.change)} {...{ page, preview, reason, onReason, onOver, again }} />;
}

/** The question that is asked about, as soon as it is known. */
function Question({ page, asked, look }: Pick<OfQuestionProps, 'page' | 'asked' | 'look'>) {
  const { questionId } = page.question;
  if (asked.questionId !== undefined && asked.questionId !== questionId) return <Skeleton lines={6} />;
  return <QuestionCard page={page} wanted={asked.change} look={(change) => look(questionId, change)} />;
}

function Families({ page, reason }: { readonly page: KeyPage; readonly reason: string }) {
  const { preview } = page;
  return preview && preview.reports > 0 ? <FamiliesRead preview={preview} reason={reason} /> : null;
}

/** Beside the question: what would change, once it is known, or what was decided before. */
function Beside({ page, awaited, look }: Pick<OfQuestionProps, 'page' | 'awaited' | 'look'>) {
  if (awaited?.problem) return <ProblemNote problem={awaited.problem} again={awaited.again} />;
  if (awaited) return <Skeleton lines={8} />;
  return page.preview ? (
    <ChangeRows preview={page.preview} paperHash={page.paperHash} />
  ) : (
    <DecisionList page={page} look={look} />
  );
}

/** The change that waits, where it is the one that is looked at. */
function seenProposal({ preview, proposal }: KeyPage): KeyPage['proposal'] {
  if (preview === null || proposal === null) return null;
  return changeName(proposal.change) === changeName(preview.change) ? proposal : null;
}

function Heading({ page, asked, look }: Pick<OfQuestionProps, 'page' | 'asked' | 'look'>) {
  const { mockExamSetId, setName, paperName, question, questions, preview, proposal, sessions } = page;
  return (
    <div>
      <nav className="key-crumbs" aria-label="Ways back">
        <Link to="/app/admin-whizz/mock-exams">Sets and papers</Link>
        <Link to={`/app/admin-whizz/mock-exam-papers?${new URLSearchParams({ mockExamSetId }).toString()}`}>
          {setName ?? 'The set'}
        </Link>
        {sessions.map(({ mockExamSessionId, startsAt }) => (
          <Link key={mockExamSessionId} to={resultsAddress(mockExamSessionId)}>
            Results of {day(startsAt)}
          </Link>
        ))}
        <span>{paperName}</span>
        <span>{question.section}</span>
        <label>
          <span className="read-aloud">Question</span>
          <select
            value={asked.questionId ?? question.questionId}
            onChange={(event) => look(event.target.value, undefined)}
          >
            {questions.map((one) => (
              <option key={one.questionId} value={one.questionId}>
                Question {one.number}
                {one.counting.isVoided ? ' (not counted)' : ''}
              </option>
            ))}
          </select>
        </label>
      </nav>
      <div className="key-head">
        <PageHeading title={headingOf(page)} place={page.paperHash} />
        {preview && !proposal && <span className="tag warn">▲ Nothing is decided yet</span>}
      </div>
    </div>
  );
}
