import { Link } from 'react-router-dom';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { TileSkeleton } from '../../parts/page/skeleton';
import { plannedAddress } from '../../parts/planned-worksheet';
import { questionsIn } from '../../parts/plan';
import { counted, listed } from '../../parts/words';
import { useMistakesBook, type MistakesBook } from './api';
import { MistakeList } from './components/mistake-list';
import { byState } from './mistakes-by-state';
import './mistakes.css';

/** What went wrong, put to use: each mistake comes back as a similar question until it is solved. */
export default function MistakesPage() {
  return (
    <div className="stack mistakes">
      <div>
        <PageHeading title="Mistakes book" />
        <p className="lead">A mistake comes back as a question much like it. Two right answers, and it is solved.</p>
      </div>
      <Shown answer={useMistakesBook()} skeleton={<TileSkeleton tiles={3} />} empty={<NoMistakes />} isEmpty={isEmpty}>
        {(book) => <Book book={book} />}
      </Shown>
    </div>
  );
}

const isEmpty = ({ mistakes }: MistakesBook) => mistakes.length === 0;

function NoMistakes() {
  return (
    <>
      <h2>No mistakes yet</h2>
      <p>Questions that you get wrong will wait here, so that you can have another go at them.</p>
      <Link className="btn" to="/app/math/questions">
        Choose a topic
      </Link>
    </>
  );
}

function Book({ book }: { readonly book: MistakesBook }) {
  const { due, open, solved } = byState(book.mistakes, Date.now());
  return (
    <>
      <Practise book={book} />
      <MistakeList title="Due today" mistakes={due} />
      <MistakeList title="Coming back later" mistakes={open} folded={due.length > 0} />
      <MistakeList title="Solved" mistakes={solved} folded />
    </>
  );
}

/** How the book stands, and the one button while something is due. */
function Practise({ book }: { readonly book: MistakesBook }) {
  const { due, open, solved } = book;
  const parts = placed(book);
  const ready = questionsIn(parts);
  return (
    <section className="card night practise-mistakes">
      <div>
        <h2>{ready > 0 ? `${counted(ready, 'question')} ready for another go` : 'Nothing is due today'}</h2>
        <p className="soft">{standing(due, open - due, solved)}</p>
      </div>
      {parts.length > 0 && (
        <Link className="btn sun" to={plannedAddress('mistakes', parts)}>
          Practise these
        </Link>
      )}
    </section>
  );
}

/** What is due, each with the subject in whose area it is practised. */
function placed({ parts, mistakes }: MistakesBook) {
  const subjects = new Map(mistakes.map(({ questionType, subject }) => [questionType, subject]));
  return parts.map((part) => ({ ...part, subject: subjects.get(part.questionType) ?? 'maths' }));
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
