import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Shown } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { setsAddress, useOpenForm } from '../addresses';
import type { ExamSet, OutlinedSection } from '../api';
import { AuthoringPage } from '../frame/authoring-page';
import { Awaited } from '../frame/awaited';
import { Gone } from '../frame/gone';
import { PublishButton } from '../readiness/publish-set';
import { ReadinessPanel } from '../readiness/readiness-panel';
import { subjectWords } from '../sections/section-values';
import { ChosenBar } from './chosen-bar';
import { KeyLetters } from './key-letters';
import { QuestionTable } from './question-table';
import { SectionForms } from './section-forms';
import { SectionPreview } from './section-preview';
import { useSection, type SectionPage } from './use-section';

/** A section: its questions, and one of them as a child sees it. */
export default function MockExamSectionQuestionsPage() {
  const sectionId = useSearchParams()[0].get('mockExamSectionId');
  return sectionId === null ? <Navigate to={setsAddress} replace /> : <OfSection sectionId={sectionId} />;
}

function OfSection({ sectionId }: { readonly sectionId: string }) {
  const page = useSection(sectionId);
  if (page.where.isGone) return <Gone what="section" />;
  return (
    <Awaited answers={page.answers}>
      <Whole sectionId={sectionId} page={page} />
    </Awaited>
  );
}

function Whole({ sectionId, page }: QuestionsProps) {
  const { where, written, chosen } = page;
  const [said, setSaid] = useState('');
  /** What was said of those that were drawn goes as another is looked at. */
  const choose = (questionId: string, words = '') => {
    setSaid(words);
    page.choose(questionId);
  };
  return (
    <AuthoringPage
      title={where.section?.sectionName ?? 'Section'}
      crumbs={where.aboveSection}
      facts={where.section && factsOf(where.section)}
      acts={<Acts set={where.set} />}
    >
      <p role="status" className={said === '' ? 'read-aloud' : 'notice good'}>
        {said}
      </p>
      <div className="authoring-columns">
        <div className="office-stack">
          <Questions sectionId={sectionId} page={page} onChoose={choose} />
          {where.exam && <KeyLetters exam={where.exam} />}
        </div>
        <div className="office-stack">
          {written && <SectionPreview written={written} chosen={chosen} onChoose={choose} />}
          <ReadinessPanel setId={where.setId} />
        </div>
      </div>
      {written && <SectionForms written={written} onAdded={choose} />}
    </AuthoringPage>
  );
}

const factsOf = ({ subject, questions, sectionDuration }: OutlinedSection): string =>
  [
    subjectWords[subject],
    counted(questions.length, 'question'),
    ...(sectionDuration === null ? [] : [counted(sectionDuration, 'minute')]),
  ].join(' · ');

function Acts({ set }: { readonly set: ExamSet | undefined }) {
  const { open } = useOpenForm();
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => open('edit-section')}>
        Edit section
      </button>
      <button type="button" className="btn quiet" onClick={() => open('draw')}>
        Draw from the bank…
      </button>
      <button type="button" className="btn quiet" onClick={() => open('question')}>
        Add Question
      </button>
      {set && <PublishButton set={set} />}
    </>
  );
}

interface QuestionsProps {
  readonly sectionId: string;
  readonly page: SectionPage;
}

interface ListProps extends QuestionsProps {
  readonly onChoose: (questionId: string) => void;
}

function Questions({ sectionId, page: { where, answer, chosen }, onChoose }: ListProps) {
  const { open } = useOpenForm();
  return (
    <section className="office-panel has-bar" aria-label="Questions">
      <MoreActs />
      <Shown answer={answer} empty={<p>No question yet. Add one, or draw some from the question bank.</p>}>
        {(questions) => (
          <QuestionTable
            setId={where.setId}
            sectionId={sectionId}
            questions={questions}
            chosen={chosen?.mockExamQuestionId}
            onChoose={onChoose}
            onEdit={(id) => open('edit-question', id)}
          />
        )}
      </Shown>
      {chosen && <ChosenBar key={chosen.mockExamQuestionId} question={chosen} onChoose={onChoose} />}
    </section>
  );
}

function MoreActs() {
  const { open } = useOpenForm();
  return (
    <div className="authoring-panel-head">
      <h2>Questions</h2>
      <div className="authoring-row-acts">
        <button type="button" className="link-button" onClick={() => open('pictures')}>
          Pictures of the section
        </button>
        <button type="button" className="link-button" onClick={() => open('draw-passage')}>
          Draw a text to read…
        </button>
        <button type="button" className="link-button" onClick={() => open('file')}>
          CSV in and out…
        </button>
      </div>
    </div>
  );
}
