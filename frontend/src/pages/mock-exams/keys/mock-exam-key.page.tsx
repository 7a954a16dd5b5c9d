import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useKeyChange, type KeyPage, type KeyPreview } from './api';
import { ChangeFigures } from './change-figures';
import { ChangeRows } from './change-rows';
import { DecideBar } from './decide-bar';
import { DecisionList } from './decision-list';
import { FamiliesRead } from './families-read';
import { headingOf, usualReason } from './key-words';
import { MovedTotals } from './moved-totals';
import { OpenProposal } from './open-proposal';
import { changeIn, withChange } from './places';
import { QuestionCard } from './question-card';
import './keys.css';

/** Puts the key of a question right: what would change stands here before anything is decided. */
export default function MockExamKeyPage() {
  const [params, setParams] = useSearchParams();
  const paperHash = params.get('paperHash') ?? '';
  const questionId = params.get('questionId') ?? undefined;
  const isKnown = /^[0-9a-f]{64}$/.test(paperHash);
  const answer = useKeyChange(isKnown ? { paperHash, questionId, change: changeIn(params, questionId) } : undefined);
  if (!isKnown) return <NoPaper />;
  const look = (question: string, change: KeyChange | undefined) =>
    setParams((before) => withChange(before, question, change), { replace: true });
  return (
    <div className="office-stack key-page">
      {answer.data === undefined && <PageHeading title="Put a key right" />}
      <Shown answer={answer} skeleton={<Skeleton lines={8} />}>
        {(page) => <OfQuestion page={page} look={look} again={answer.again} />}
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
  readonly look: (questionId: string, change: KeyChange | undefined) => void;
  readonly again: () => void;
}

function OfQuestion({ page, look, again }: OfQuestionProps) {
  const { question, preview, proposal } = page;
  return (
    <>
      <Heading page={page} look={look} />
      {proposal && <OpenProposal page={page} proposal={proposal} isShown={isOfProposal(page)} look={look} />}
      {preview ? (
        <Weighed page={page} preview={preview} look={look} again={again} />
      ) : (
        <div className="key-columns">
          <QuestionCard page={page} look={(change) => look(question.questionId, change)} />
          <DecisionList page={page} look={look} />
        </div>
      )}
    </>
  );
}

/** Whether the change that is looked at is the one that waits. */
const isOfProposal = ({ preview, proposal }: KeyPage): boolean =>
  preview !== null && proposal !== null && JSON.stringify(proposal.change) === JSON.stringify(preview.change);

/** Everything that would follow from a change, and the decision under it. */
function Weighed({ page, preview, look, again }: OfQuestionProps & { readonly preview: KeyPreview }) {
  const { question, proposal } = page;
  const { questionId } = question;
  // By the change that it is for: whoever looks at another and comes back finds it again.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const about = JSON.stringify(preview.change);
  const reason = typed[about] ?? usualReason(page, preview.change);
  const waits = isOfProposal(page) ? proposal : null;
  return (
    <>
      <ChangeFigures preview={preview} />
      <div className="key-columns">
        <div className="key-aside">
          <QuestionCard page={page} look={(change) => look(questionId, change)} />
          {preview.reports > 0 && <FamiliesRead page={page} preview={preview} reason={waits?.reason ?? reason} />}
        </div>
        <ChangeRows preview={preview} />
      </div>
      <MovedTotals preview={preview} />
      <DecisionList page={page} look={look} />
      {!waits && (
        <DecideBar
          key={about}
          page={page}
          preview={preview}
          reason={reason}
          onReason={(words) => setTyped({ ...typed, [about]: words })}
          onOver={() => look(questionId, undefined)}
          again={again}
        />
      )}
    </>
  );
}

function Heading({ page, look }: Pick<OfQuestionProps, 'page' | 'look'>) {
  const { mockExamSetId, setName, paperName, question, questions, preview, proposal } = page;
  return (
    <div>
      <nav className="key-crumbs" aria-label="Ways back">
        <Link to="/app/admin-whizz/mock-exams">Sets and papers</Link>
        <Link to={`/app/admin-whizz/mock-exam-papers?${new URLSearchParams({ mockExamSetId }).toString()}`}>
          {setName ?? 'The set'}
        </Link>
        <span>{paperName}</span>
        <span>{question.section}</span>
        <label>
          <span className="read-aloud">Question</span>
          <select value={question.questionId} onChange={(event) => look(event.target.value, undefined)}>
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
        <PageHeading title={headingOf(page)} />
        {preview && !proposal && <span className="tag warn">▲ Nothing is decided yet</span>}
      </div>
    </div>
  );
}
