import { useRef, type ReactNode } from 'react';
import type { Paper } from 'schemas/mock-exams/paper';
import type { ExamHandlers } from './exam-handlers';
import './exam-view.css';
import type { PictureSource } from './paper-picture';
import { QuestionList } from './question-list';
import { QuestionSheet } from './question-sheet';
import { placesIn, type DoneByQuestion, type Placed } from './question-states';
import { hasMaterial, SectionMaterial } from './section-material';
import { TimeLeft } from './time-left';
import { toQuestion } from './to-question';

export interface ExamViewProps extends ExamHandlers {
  /** Content without keys, as it was published. */
  readonly paper: Paper;
  /** What stands in the bar above: "Paper 1 · Verbal Reasoning"; the paper's name unless told. */
  readonly title?: ReactNode;
  /** Where the child stands with each question: `questions` of the sitting's fold. Nothing done unless told. */
  readonly questions?: DoneByQuestion | undefined;
  /** The id of the question that is shown: `shown` of the fold; the first one unless told. */
  readonly here?: string | undefined;
  /** When the paper ends (`timesOf`), and the server's time now: ISO 8601. No clock where it is untimed. */
  readonly time?: { readonly endsAt: string; readonly now: string } | undefined;
  /** The clock stands still: said in place of the paper, which is hidden as long as it is there. */
  readonly still?: ReactNode;
  /** The right letter of each question, by its id, where the solutions are open. */
  readonly right?: Readonly<Record<string, string>> | undefined;
  /** Under the choices: a solution, an author's note. */
  readonly below?: ReactNode;
  /** Beside the title: who sits, and whether all is saved. */
  readonly badge?: ReactNode;
  /** Below the bar, and in view however far down the page somebody is: that another device is active. */
  readonly above?: ReactNode;
  /** Above the question: what staff say to the room. */
  readonly notice?: ReactNode;
  /** The sections, by their ids, whose passage, table or picture is hidden; unless told, the view keeps that while it stands. */
  readonly folded?: readonly string[] | undefined;
  /** In place of the list of questions. */
  readonly list?: ReactNode;
  /** Below the list of questions: reading comfort, handing in. */
  readonly aside?: ReactNode;
  /** The bytes of uploaded pictures, by their hash. */
  readonly pictures?: PictureSource | undefined;
}

/**
 * The one picture of a paper being sat: question at the left with its choices under it, clock and list of questions aside;
 * passages and tables beside the question. Pure: it follows from (paper, state of the sitting, now) and holds no state but
 * what is folded or enlarged. What is done is told by handlers, all of them optional: without them preview, review and replay
 * draw the same without acting. It fits itself to the width of the place it stands in, not of the window.
 */
export function ExamView(props: ExamViewProps) {
  const { paper, title = paper.name, badge, above } = props;
  const { here } = props;
  const index = placesIn(paper).findIndex(({ question }) => question.questionId === here);
  return (
    <div className="exam">
      <div className="exam-inner">
        <header className="exam-bar">
          <div className="exam-title">{title}</div>
          {badge !== undefined && <div className="exam-badge small soft">{badge}</div>}
        </header>
        <div className="exam-above">{above}</div>
        <Body {...props} index={Math.max(0, index)} />
      </div>
    </div>
  );
}

interface PlacedProps extends ExamViewProps {
  readonly index: number;
}

function Body(props: PlacedProps) {
  const { time, still, notice, index } = props;
  const isHidden = still !== undefined && still !== null && still !== false;
  return (
    <div className="exam-body">
      <div className="exam-ask">
        {notice}
        {isHidden ? <div className="exam-still">{still}</div> : <Asked {...props} index={index} />}
      </div>
      <div className="exam-aside">
        {time && <TimeLeft endsAt={time.endsAt} now={time.now} minutes={props.paper.minutes} isStill={isHidden} />}
        <Beside {...props} isHidden={isHidden} />
      </div>
    </div>
  );
}

/** The list of questions, a way past its many buttons for whoever goes by keyboard, and what stands below it. */
function Beside({ isHidden, ...props }: PlacedProps & { readonly isHidden: boolean }) {
  const { list = <List {...props} />, aside } = props;
  const beyond = useRef<HTMLDivElement>(null);
  if (aside === undefined) return isHidden ? null : list;
  return (
    <>
      {!isHidden && (
        <button type="button" className="btn quiet low exam-skip" onClick={() => beyond.current?.focus()}>
          Skip the list of questions
        </button>
      )}
      {!isHidden && list}
      <div ref={beyond} tabIndex={-1}>
        {aside}
      </div>
    </>
  );
}

function List({ paper, questions = {}, onShow, index }: PlacedProps) {
  const places = placesIn(paper);
  const hereId = places[index]?.question.questionId;
  // The list may stand far below the question, which is looked for there though it is the one that is shown.
  const show = onShow && ((questionId: string) => (questionId === hereId ? toQuestion() : onShow(questionId)));
  return <QuestionList places={places} done={questions} hereId={hereId} onShow={show} />;
}

/** The question that is shown, beside what it is about. */
function Asked(props: PlacedProps) {
  const places = placesIn(props.paper);
  const place = places[props.index];
  if (!place) return <p className="soft">This paper has no questions yet.</p>;
  const { section } = place;
  const { sectionId } = section;
  const isBeside = hasMaterial(section);
  // One place for the sheet, with a passage and without: from section to section it is the same one, and knows where it came from.
  return (
    <div className={isBeside ? 'exam-beside' : undefined}>
      {isBeside && (
        <SectionMaterial
          key={sectionId}
          section={section}
          source={props.pictures}
          folded={props.folded?.includes(sectionId)}
          onFold={props.onFold}
        />
      )}
      <Sheet {...props} places={places} place={place} />
    </div>
  );
}

function Sheet(props: PlacedProps & { readonly places: readonly Placed[]; readonly place: Placed }) {
  const { places, place, index } = props;
  const { questionId } = place.question;
  return (
    <QuestionSheet
      place={place}
      before={places[index - 1]?.question.questionId}
      after={places[index + 1]?.question.questionId}
      done={props.questions?.[questionId]}
      right={props.right?.[questionId]}
      source={props.pictures}
      handlers={props}
      below={props.below}
    />
  );
}
