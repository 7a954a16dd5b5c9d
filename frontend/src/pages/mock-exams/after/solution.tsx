import { Steps } from '../../../parts/question/steps';
import { PaperPicture, type PictureSource } from '../exam-view/paper-picture';
import type { ReviewedQuestion } from './reviewed-questions';

interface SolutionProps {
  readonly question: ReviewedQuestion;
  readonly source: PictureSource;
}

/** The child's answer beside the right one, what became of it, and the steps. */
export function Solution({ question, source }: SolutionProps) {
  const { solution } = question;
  const notes = notesOn(question);
  const decided = decidedWords(question);
  return (
    <section className="solution" aria-label="Solution">
      <dl>
        <div>
          <dt>Your answer</dt>
          <dd className={question.outcome === 'right' ? 'is-good' : undefined}>{ownWords(question)}</dd>
        </div>
        <div>
          <dt>Right answer</dt>
          {question.outcome === 'void' ? (
            <dd>not counted</dd>
          ) : (
            <dd className="is-good">{solution?.correctAnswer ?? 'not marked'}</dd>
          )}
        </div>
      </dl>
      {decided !== null && <p className="decided">{decided}</p>}
      {notes.map((note) => (
        <p key={note} className="small soft">
          {note}
        </p>
      ))}
      {solution && <Worked solution={solution} source={source} />}
    </section>
  );
}

function Worked({
  solution,
  source,
}: { readonly solution: NonNullable<ReviewedQuestion['solution']> } & Pick<SolutionProps, 'source'>) {
  const { explanation, solutionPicture } = solution;
  return (
    <>
      <h3>How to get there</h3>
      {solutionPicture && <PaperPicture picture={solutionPicture} source={source} />}
      {explanation.trim() === '' ? (
        <p className="soft">Nobody has written the steps of this one down.</p>
      ) : (
        <Steps solution={explanation} />
      )}
    </>
  );
}

function ownWords({ given, outcome }: ReviewedQuestion): string {
  if (given === undefined || given.userAnswer === '') return 'none';
  const sign = { right: ' ✓', wrong: ' ✗', blank: '', untold: '', void: '' }[outcome];
  return given.userAnswer + sign;
}

/** What was decided of its key after the exam. */
function decidedWords({ solution }: ReviewedQuestion): string | null {
  const decided = solution?.decided ?? null;
  if (decided === null) return null;
  return `${decided.counts ? 'Put right after the exam' : 'Not counted'}: ${decided.why}`;
}

/** How an answer came to count, or not to. */
function notesOn({ given }: ReviewedQuestion): readonly string[] {
  if (!given) return [];
  const { takenAtTimeUp, inGrace, cameLate, late, userAnswer } = given;
  const last = late.at(-1);
  return [
    ...(takenAtTimeUp ? ['You had chosen it and not submitted it when the time was up. It counts.'] : []),
    ...(inGrace ? ['You chose it in time. It reached us a little later, and counts.'] : []),
    ...(cameLate ? ['It came after the time was up. We have looked at it, and it counts.'] : []),
    ...(last !== undefined && last !== userAnswer
      ? [`Your answer ${last} came after the time was up, so it does not count.`]
      : []),
  ];
}
