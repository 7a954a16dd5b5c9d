import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import { unanswered, type Answered } from 'schemas/mock-exams/sittings/question.rules';
import { choiceOfKey, letterOf } from '../../../parts/question/choices';
import { Markup } from '../../../parts/question/markup';
import { Pieces, PromptLines } from '../../../parts/question/stem';
import { useKeys } from '../../../parts/question/use-keys';
import '../../../parts/question/stem.css';
import './question-sheet.css';
import type { ExamHandlers } from './exam-handlers';
import { howDrawn, type Drawn } from './how-drawn';
import { PaperChoices } from './paper-choices';
import { Enlarge, PaperPicture, type PictureSource } from './paper-picture';
import type { Placed } from './question-states';
import { SectionGuide } from './section-material';
import { SheetButtons } from './sheet-buttons';
import { toChoice, toQuestion } from './to-question';

interface QuestionSheetProps {
  readonly place: Placed;
  /** The questions before and after it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly done: Answered | undefined;
  readonly right: string | undefined;
  readonly source: PictureSource | undefined;
  readonly handlers: ExamHandlers;
  readonly below: ReactNode;
}

/** One question with its choices, and what moves on from it. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { place, done = unanswered, right, source, below } = props;
  const { question, section, sectionNumber, isFirstOfSection } = place;
  const drawn = howDrawn(question, section.subject);
  const acts = useActs(props, done);
  const asked = useId();
  return (
    <div className="exam-sheet">
      <p className="small soft exam-section-name">
        Section {sectionNumber} · {section.name}
      </p>
      <NumberHeading number={question.number} takesFocus={props.handlers.onShow !== undefined} />
      <SectionGuide key={question.questionId} section={section} source={source} isOpen={isFirstOfSection} />
      <div className="exam-prompt" id={asked}>
        <Prompt drawn={drawn} subject={section.subject} />
      </div>
      {question.picture && <PaperPicture picture={question.picture} source={source} />}
      <EnlargeAll place={place} source={source} />
      <PaperChoices
        key={`choices of ${question.questionId}`}
        asked={asked}
        question={question}
        drawn={drawn}
        done={done}
        right={right}
        source={source}
        onChoose={acts.choose}
        onStrike={acts.strike}
      />
      {below}
      <SheetButtons {...props} done={done} submit={acts.submit} />
    </div>
  );
}

interface Acts {
  readonly choose: ((letter: string) => void) | undefined;
  readonly strike: ((letter: string, isStruck: boolean) => void) | undefined;
  readonly submit: (() => void) | undefined;
}

/** What keys and presses do, where anything is done at all. */
function useActs({ place, before, after, handlers }: QuestionSheetProps, done: Answered): Acts {
  const { questionId, options } = place.question;
  const { onChoose, onStrike, onSubmit, onShow } = handlers;
  const choose =
    onChoose &&
    ((letter: string) => {
      if (done.struck.includes(letter)) onStrike?.(questionId, letter, false);
      onChoose(questionId, letter);
    });
  const chooseByKey = (letter: string) => {
    choose?.(letter);
    toChoice(letter);
  };
  const { option } = done;
  const submit =
    onSubmit && option !== null
      ? () => {
          onSubmit(questionId, option);
          if (after !== undefined) onShow?.(after);
        }
      : undefined;
  useKeys((key) => {
    const letter = choiceOfKey(key, options.length);
    const act =
      letter === undefined ? keyActs({ submit, before, after, onShow })[key] : choose && (() => chooseByKey(letter));
    act?.();
    return act !== undefined;
  });
  return { choose, submit, strike: onStrike && ((letter, isStruck) => onStrike(questionId, letter, isStruck)) };
}

interface Moves {
  readonly submit: (() => void) | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly onShow: ExamHandlers['onShow'];
}

/** An arrow at the first or the last question is heard as well: left to the browser, it would choose another answer. */
function keyActs({ submit, before, after, onShow }: Moves): Readonly<Record<string, (() => void) | undefined>> {
  const to = (questionId: string | undefined) => onShow && (() => questionId !== undefined && onShow(questionId));
  return { Enter: submit, ArrowLeft: to(before), ArrowRight: to(after) };
}

interface NumberHeadingProps {
  readonly number: number;
  /** Where somebody moves from question to question: it is read out then. */
  readonly takesFocus: boolean;
}

function NumberHeading({ number, takesFocus }: NumberHeadingProps) {
  const shown = useRef(number);
  useEffect(() => {
    if (takesFocus && shown.current !== number) toQuestion();
    shown.current = number;
  }, [number, takesFocus]);
  return (
    <h2 tabIndex={-1} className="exam-question-number">
      Question {number}
    </h2>
  );
}

interface PromptProps {
  readonly drawn: Drawn;
  readonly subject: PaperSubjectName;
}

function Prompt({ drawn: { lead, matter, setting }, subject }: PromptProps) {
  if (subject !== 'ENGLISH') return <PromptLines source={lead} />;
  return (
    <>
      <Markup source={lead} />
      {matter !== '' && setting === 'pieces' && <Pieces source={matter} />}
      {matter !== '' && setting === 'groups' && <UnderlinedGroups groups={matter.split('||')} />}
      {matter !== '' && setting === 'text' && (
        <span className="matter">
          <Markup source={matter} />
        </span>
      )}
    </>
  );
}

/** A sentence whose groups are lettered, where the choices do not repeat them. */
function UnderlinedGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <span className="matter exam-groups">
      {groups.map((group, n) => (
        <span key={letterOf(n)} className="exam-group">
          <u>{group}</u>
          <b>{letterOf(n)}</b>
        </span>
      ))}
    </span>
  );
}

/** The question's pictures and its choices', side by side. */
function EnlargeAll({
  place: { question },
  source,
}: {
  readonly place: Placed;
  readonly source: PictureSource | undefined;
}) {
  const own = question.picture ? [{ letter: '', picture: question.picture }] : [];
  const choices = question.options.flatMap(({ picture }, n) => (picture ? [{ letter: letterOf(n), picture }] : []));
  const pictures = [...own, ...choices];
  return pictures.length === 0 ? null : <Enlarge key={question.questionId} pictures={pictures} source={source} />;
}
