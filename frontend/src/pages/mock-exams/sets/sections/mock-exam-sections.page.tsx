import { Navigate, useSearchParams } from 'react-router-dom';
import type { Answer } from '../../../../client/kept';
import { Shown } from '../../../../parts/page/shown';
import { sectionAddress, setsAddress, useOpenForm } from '../addresses';
import { useSections, type OutlinedExam, type Section } from '../api';
import { AuthoringPage } from '../frame/authoring-page';
import { Awaited, useAroundSet } from '../frame/awaited';
import { Gone } from '../frame/gone';
import { useWhereabouts, type Whereabouts } from '../frame/whereabouts';
import { SectionPictures } from '../pictures/section-pictures';
import { PublishButton } from '../readiness/publish-set';
import { ReadinessPanel } from '../readiness/readiness-panel';
import { DeleteSection } from './delete-section';
import { AddSection, EditSection } from './section-form';
import { SectionTable } from './section-table';

/** A paper: its sections. */
export default function MockExamSectionsPage() {
  const [address] = useSearchParams();
  const [examId, sectionId] = [address.get('mockExamId'), address.get('mockExamSectionId')];
  if (examId === null) return <Navigate to={sectionId === null ? setsAddress : sectionAddress(sectionId)} replace />;
  return <OfExam examId={examId} />;
}

function OfExam({ examId }: { readonly examId: string }) {
  const where = useWhereabouts(examId);
  const answer = useSections(examId);
  const answers = [...useAroundSet(where.setId), answer];
  if (where.isGone) return <Gone what="exam" />;
  return (
    <Awaited answers={answers}>
      <Whole examId={examId} where={where} answer={answer} />
    </Awaited>
  );
}

interface WholeProps {
  readonly examId: string;
  readonly where: Whereabouts;
  readonly answer: Answer<Section[]>;
}

function Whole({ examId, where: { set, setId, exam, aboveExam }, answer }: WholeProps) {
  const { open } = useOpenForm();
  return (
    <AuthoringPage
      title={exam?.examName ?? 'Exam'}
      crumbs={aboveExam}
      facts={exam && minutesWords(exam)}
      acts={set && <PublishButton set={set} />}
    >
      <div className="authoring-columns">
        <section className="office-panel" aria-label="Sections">
          <div className="authoring-panel-head">
            <h2>Sections</h2>
            <button type="button" className="btn low" onClick={() => open('section')}>
              Add Section to Mock Exam
            </button>
          </div>
          <Shown answer={answer} empty={<p>No section yet. Each has a subject, its minutes and its questions.</p>}>
            {(sections) => <SectionTable examId={examId} sections={sections} />}
          </Shown>
        </section>
        <ReadinessPanel setId={setId} />
      </div>
      <Forms examId={examId} sections={answer.data ?? []} />
    </AuthoringPage>
  );
}

/** “50 minutes; its sections take 47”. */
function minutesWords({ examDurationInMinutes, sections }: OutlinedExam): string {
  const sum = sections.reduce((all, { sectionDuration }) => all + (sectionDuration ?? 0), 0);
  const whole = `${examDurationInMinutes} minutes`;
  if (sections.length === 0) return whole;
  return sum === examDurationInMinutes ? `${whole}, as its sections add up to` : `${whole}; its sections take ${sum}`;
}

interface FormsProps {
  readonly examId: string;
  readonly sections: readonly Section[];
}

/** The one that the address names. */
function Forms({ examId, sections }: FormsProps) {
  const { form, of, close } = useOpenForm();
  if (form === 'section') return <AddSection examId={examId} onClose={close} />;
  const section = sections.find(({ mockExamSectionId }) => mockExamSectionId === of);
  if (section === undefined) return null;
  switch (form) {
    case 'edit-section':
      return <EditSection section={section} onClose={close} />;
    case 'pictures':
      return <SectionPictures section={section} onClose={close} />;
    case 'delete-section':
      return <DeleteSection section={section} onClose={close} />;
    default:
      return null;
  }
}
