import { Link } from 'react-router-dom';
import { Bird } from '../../parts/bird/bird';
import { LeftToday } from '../../parts/account/left-today';
import { useNothingLeft, WhileAnyLeft } from '../../parts/account/nothing-left';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { plannedAddress } from '../../parts/plan/planned-worksheet';
import { questionsIn } from '../../parts/plan/plan';
import { counted, listed } from '../../parts/words';
import { useMistakes, type ListedMistakes, type MistakesBook } from './api';
import { FoldedMistakes, MistakeCards, MistakeSection } from './components/mistake-list';
import './mistakes.css';

/** What went wrong, put to use: each mistake comes back as a similar question until it is solved. */
export default function MistakesPage() {
  const due = useMistakes('due');
  return (
    <div className="stack mistakes">
      <div>
        <PageHeading title="Mistakes book" />
        <p className="lead">A mistake comes back as a question much like it. Two right answers, and it is solved.</p>
      </div>
      <Shown answer={due} skeleton={<TileSkeleton tiles={3} />} empty={<NoMistakes />} isEmpty={isEmpty}>
        {({ head }) => <Book book={head} due={due} />}
      </Shown>
    </div>
  );
}

const isEmpty = ({ head: { open, solvedListed } }: { readonly head: MistakesBook }) => open + solvedListed === 0;

function NoMistakes() {
  return (
    <>
      <Bird pose="looking-up" />
      <h2>No mistakes yet</h2>
      <p>Questions that you get wrong will wait here, so that you can have another go at them.</p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic
      </Link>
    </>
  );
}

/** `due`: the book's page of those that are due today; the others are asked for where they are shown. */
function Book({ book, due }: { readonly book: MistakesBook; readonly due: ListedMistakes }) {
  const later = book.open - book.due;
  return (
    <>
      <Practise book={book} />
      <MistakeSection title="Due today" count={book.due}>
        <MistakeCards mistakes={due} count={book.due} name="due" />
      </MistakeSection>
      <FoldedMistakes title="Coming back later" count={later} state="later" folded={book.due > 0} />
      <FoldedMistakes title="Solved" count={book.solvedListed} state="solved" folded />
    </>
  );
}

/** How the book stands, and the one button while something is due. */
function Practise({ book }: { readonly book: MistakesBook }) {
  const { due, open, solved, parts } = book;
  const ready = questionsIn(parts);
  const noneLeft = useNothingLeft() !== undefined;
  return (
    <section className="card night practise-mistakes">
      <div>
        <h2>{ready > 0 ? `${counted(ready, 'question')} ready for another go` : 'Nothing is due today'}</h2>
        <p className="soft">{standing(due, open - due, solved)}</p>
        {ready > 0 && (
          <WhileAnyLeft>
            <LeftToday wanted={ready} />
          </WhileAnyLeft>
        )}
      </div>
      {parts.length > 0 && !noneLeft && (
        <Link className="btn sun" to={plannedAddress('mistakes', parts)}>
          Practise these
        </Link>
      )}
    </section>
  );
}

/** What waits is told as a figure, not as a debt: a worksheet takes a few of them at a time. */
function standing(due: number, later: number, solved: number): string {
  const phrases = [
    ...(due > 0 ? [`${counted(due, 'is', 'are')} due`] : []),
    ...(later > 0 ? [`${counted(later, 'comes', 'come')} back later`] : []),
    ...(solved > 0 ? [`${counted(solved, 'is', 'are')} solved`] : []),
  ];
  return phrases.length > 0
    ? `Of your mistakes, ${listed(phrases)}.`
    : 'This is where a mistake turns into something you can do.';
}
