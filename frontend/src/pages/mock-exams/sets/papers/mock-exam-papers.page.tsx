import { Navigate, useSearchParams } from 'react-router-dom';
import { clockWords } from 'schemas/mock-exams/sessions/arranged.rules';
import type { Answer } from '../../../../client/kept';
import { day } from '../../../../parts/dates';
import { Shown } from '../../../../parts/page/shown';
import { examAddress, setsAddress, useOpenForm } from '../addresses';
import { useExams, useSet, useVersions, type Exam, type ExamSet } from '../api';
import { AuthoringPage } from '../frame/authoring-page';
import { AuthoringSkeleton, Awaited, useAroundSet } from '../frame/awaited';
import { Gone } from '../frame/gone';
import { standingWords } from '../frame/standing-words';
import { EditSet } from '../list/set-form';
import { ReadinessPanel } from '../readiness/readiness-panel';
import { PublishButton } from '../readiness/publish-set';
import { VersionPanel } from '../readiness/version-panel';
import { CloneSet } from './clone-set';
import { DeleteSet } from './delete-set';
import { AddExam, EditExam } from './exam-form';
import { DeleteExam } from './delete-exam';
import { ExamTable } from './exam-table';

/** A set: its papers, what it still lacks, and what was published of it. */
export default function MockExamPapersPage() {
  const [address] = useSearchParams();
  const [setId, examId] = [address.get('mockExamSetId'), address.get('mockExamId')];
  const answer = useSet(setId ?? undefined);
  if (setId === null) return <Navigate to={examId === null ? setsAddress : examAddress(examId)} replace />;
  const set = answer.data?.[0];
  if (answer.data && set === undefined) return <Gone what="set" />;
  if (set) return <OfSet set={set} />;
  return (
    <Shown answer={answer} skeleton={<AuthoringSkeleton />}>
      {() => null}
    </Shown>
  );
}

function OfSet({ set }: { readonly set: ExamSet }) {
  const exams = useExams(set.mockExamSetId);
  const answers = [...useAroundSet(set.mockExamSetId), useVersions(set.mockExamSetId), exams];
  return (
    <Awaited answers={answers}>
      <Whole set={set} exams={exams} />
    </Awaited>
  );
}

interface WholeProps {
  readonly set: ExamSet;
  readonly exams: Answer<Exam[]>;
}

function Whole({ set, exams }: WholeProps) {
  const { mockExamSetId, examSetName, mockExamType, mockExamDate, mockExamTime } = set;
  const { open } = useOpenForm();
  const when = `${day(`${mockExamDate}T12:00:00Z`)}, ${clockWords(mockExamTime)}`;
  return (
    <AuthoringPage
      title={examSetName}
      crumbs={[{ to: setsAddress, title: 'Sets and papers' }]}
      facts={`${mockExamType} · ${when} · ${standingWords(set)}`}
      acts={
        <>
          <button type="button" className="btn quiet" onClick={() => open('edit-set')}>
            Edit
          </button>
          <button type="button" className="btn quiet" onClick={() => open('clone-set')}>
            Clone
          </button>
          <button type="button" className="btn quiet" onClick={() => open('delete-set')}>
            Delete
          </button>
          <PublishButton set={set} />
        </>
      }
    >
      <div className="authoring-columns">
        <section className="office-panel" aria-label="Exams">
          <div className="authoring-panel-head">
            <h2>Exams</h2>
            <button type="button" className="btn low" onClick={() => open('exam')}>
              Add Mock Exam to Set
            </button>
          </div>
          <Shown answer={exams} empty={<p>No exam yet. A set has two, with a break between them.</p>}>
            {(rows) => <ExamTable setId={mockExamSetId} exams={rows} />}
          </Shown>
        </section>
        <div className="office-stack">
          <ReadinessPanel setId={mockExamSetId} />
          <VersionPanel set={set} />
        </div>
      </div>
      <Forms set={set} exams={exams.data ?? []} />
    </AuthoringPage>
  );
}

/** The one that the address names. */
function Forms({ set, exams }: { readonly set: ExamSet; readonly exams: readonly Exam[] }) {
  const { form, of, close } = useOpenForm();
  const exam = exams.find(({ mockExamId }) => mockExamId === of);
  switch (form) {
    case 'exam':
      return <AddExam setId={set.mockExamSetId} onClose={close} />;
    case 'edit-exam':
      return exam ? <EditExam exam={exam} onClose={close} /> : null;
    case 'delete-exam':
      return exam ? <DeleteExam exam={exam} onClose={close} /> : null;
    case 'edit-set':
      return <EditSet set={set} onClose={close} />;
    case 'clone-set':
      return <CloneSet set={set} onClose={close} />;
    case 'delete-set':
      return <DeleteSet set={set} onClose={close} />;
    default:
      return null;
  }
}
