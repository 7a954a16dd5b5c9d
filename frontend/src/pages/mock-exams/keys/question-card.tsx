import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { countingWords } from 'schemas/mock-exams/keys/key-words.rules';
import { Markup } from '../../../parts/question/markup';
import { OwnFigure } from '../../../parts/explain/explain-figure';
import { PaperPicture } from '../exam-view/paper-picture';
import type { KeyPage } from './api';
import { choiceSteps } from './key-steps';

interface QuestionCardProps {
  readonly page: KeyPage;
  /** The change that is asked about, also before it is known what it would do. */
  readonly wanted: KeyChange | undefined;
  readonly look: (change: KeyChange | undefined) => void;
}

/** The question with what was chosen, and what its key could be. */
export function QuestionCard({ page, wanted, look }: QuestionCardProps) {
  const { question, proposal } = page;
  const { number, text, picture } = question;
  const chosen = newKeyIn(page);
  return (
    <section className="office-panel key-question" aria-label={`Question ${number}`}>
      <p className="small soft">
        Question {number}, key {countingWords(question.counting)}
      </p>
      <p className="key-stem">
        <Markup source={text} />
      </p>
      {picture && <PaperPicture picture={picture} source={undefined} />}
      <ul className="key-choices">
        {question.choices.map(({ letter, count }, place) => (
          <Choice key={letter} {...{ page, letter, count, place, isNew: chosen === letter }} />
        ))}
      </ul>
      <p className="small soft">{choiceWords(page)}</p>
      {question.why !== null && <p className="small">Decided: {question.why}</p>}
      {proposal === null || proposal.isOutOfDate ? <Pick page={page} wanted={wanted} look={look} /> : null}
    </section>
  );
}

/** The letter that would be right. */
function newKeyIn({ preview, decisions }: KeyPage): string | null {
  if (!preview) return null;
  const { change } = preview;
  if (change.kind === 'correct') return change.answer;
  if (change.kind === 'void') return null;
  return decisions.find(({ decisionId }) => decisionId === change.decisionId)?.before.answer ?? null;
}

interface ChoiceProps {
  readonly page: KeyPage;
  readonly letter: string;
  readonly count: number;
  readonly place: number;
  readonly isNew: boolean;
}

function Choice({ page, letter, count, place, isNew }: ChoiceProps) {
  const { choices, options } = page.question;
  const most = Math.max(1, ...choices.map((one) => one.count));
  const { text = '', picture } = options[place] ?? {};
  return (
    <li>
      <b>{letter}</b>
      <span className="key-face">
        <Markup source={text} />
        {picture && <PaperPicture picture={picture} source={undefined} />}
      </span>
      <span className="key-bar" aria-hidden="true">
        <i style={{ width: `${(100 * count) / most}%` }} />
      </span>
      <span className="num">
        <OwnFigure title={`How many chose ${letter}`} steps={() => choiceSteps(page.question)}>
          {count}
          <span className="read-aloud"> chose it</span>
        </OwnFigure>
      </span>
      <span>
        <KeySign page={page} letter={letter} isNew={isNew} />
      </span>
    </li>
  );
}

/** Which letter is right, or was, or would be. */
function KeySign({ page: { question, preview }, letter, isNew }: Pick<ChoiceProps, 'page' | 'letter' | 'isNew'>) {
  const { answer, isVoided } = question.counting;
  if (answer === letter && !isVoided)
    return preview ? <em className="key-old">old key</em> : <em className="key-new">key</em>;
  return isNew ? <em className="key-new">new key</em> : null;
}

/** `1 left it blank. The 7 who chose D average 98 of 144; the 5 who chose B, 81.` */
function choiceWords(page: KeyPage): string {
  const { question, of } = page;
  const total = question.choices.reduce((sum, { count }) => sum + count, 0) + question.blank;
  if (total === 0) return 'Nobody has sat this question yet.';
  const blank = question.blank === 0 ? 'Nobody left it blank.' : `${question.blank} left it blank.`;
  const wanted = [newKeyIn(page), question.counting.answer];
  const told = question.choices.filter(({ letter, average }) => wanted.includes(letter) && average !== null);
  const sorted = told.toSorted((one) => (one.letter === wanted[0] ? -1 : 1));
  const [first, second] = sorted.map(({ letter, count, average }) => ({
    letter,
    count,
    average: Math.round(average ?? 0),
  }));
  if (!first) return blank;
  const best = ` The ${first.count} who chose ${first.letter} average ${first.average} of ${of}`;
  return `${blank}${best}${second ? `; the ${second.count} who chose ${second.letter}, ${second.average}.` : '.'}`;
}

function Pick({ page: { question }, wanted, look }: QuestionCardProps) {
  const { questionId, counting } = question;
  const others = question.choices.filter(({ letter }) => letter !== counting.answer || counting.isVoided);
  return (
    <fieldset className="key-pick">
      <legend>What would be right</legend>
      <Way label={`Leave it ${countingWords(counting)}`} isOn={wanted === undefined} onPick={() => look(undefined)} />
      {others.map(({ letter }) => (
        <Way
          key={letter}
          label={`Key is ${letter}`}
          isOn={wanted?.kind === 'correct' && wanted.answer === letter}
          onPick={() => look({ kind: 'correct', questionId, answer: letter })}
        />
      ))}
      {!counting.isVoided && (
        <Way label="Void it" isOn={wanted?.kind === 'void'} onPick={() => look({ kind: 'void', questionId })} />
      )}
    </fieldset>
  );
}

interface WayProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPick: () => void;
}

const Way = ({ label, isOn, onPick }: WayProps) => (
  <label>
    <input type="radio" name="key-change" checked={isOn} onChange={onPick} />
    <span>{label}</span>
  </label>
);
