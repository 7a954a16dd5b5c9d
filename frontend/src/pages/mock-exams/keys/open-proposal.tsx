import { useEffect } from 'react';
import type { KeyChange } from 'schemas/mock-exams/keys/key-change';
import { keysRefusals } from 'schemas/mock-exams/keys/keys.refusals';
import { moment } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { counted } from '../../../parts/words';
import { useConfirm, useWithdraw, type KeyPage, type KeyProposal } from './api';
import { EndProposal } from './end-proposal';
import { holdsUp } from './held-up';
import { stayWords, tellsTooMuch } from './key-words';

interface OpenProposalProps {
  readonly page: KeyPage;
  readonly proposal: KeyProposal;
  /** Whether what it would change stands below. */
  readonly isShown: boolean;
  readonly look: (questionId: string, change: KeyChange | undefined) => void;
  /** Whoever looks has answered it: what follows, in a sentence; empty where the page shows it itself. */
  readonly onAnswered: (told: string) => void;
  /** It was decided or taken away meanwhile, in a sentence. */
  readonly onGone: (told: string) => void;
}

/** A change that waits for a second person: what was proposed, by whom, and whether it still holds. */
export function OpenProposal(props: OpenProposalProps) {
  const { proposal } = props;
  return (
    <section className="office-panel key-proposal" aria-label="Waits for a second person">
      <h2>{whatWaits(proposal)}</h2>
      <p className="key-facts">{proposedWords(proposal)}</p>
      <p className="key-facts">“{proposal.reason}”</p>
      {proposal.isOutOfDate && (
        <p className="key-facts" role="note">
          <b>It no longer holds:</b> somebody has sat, decided or issued something since. Choose below what would be
          right, and propose it anew: that takes its place.
        </p>
      )}
      {holdsUp(proposal) && <p className="key-facts">{holdUpWords(props)}</p>}
      {proposal.askedCannot && <p className="key-facts">{askedCannotWords(proposal)}</p>}
      {proposal.whyNot !== null && <p className="key-facts">{whyNotWords[proposal.whyNot]}</p>}
      {isTooMuch(props) && <p className="key-facts">{keysRefusals.MockKeyReasonTellsAnswer.title}</p>}
      {props.isShown && <StayNote page={props.page} />}
      <Acts {...props} />
    </section>
  );
}

const holdUpWords = ({ page }: OpenProposalProps): string =>
  `As long as it waits, no other change of ${page.paperName} can be proposed, of whichever question.`;

/** Another session was scheduled since it was proposed. */
const isTooMuch = ({ page, proposal, isShown }: OpenProposalProps): boolean =>
  isShown && tellsTooMuch(page, proposal.reason);

const isToConfirm = ({ isOwn, isOutOfDate, whyNot }: KeyProposal): boolean => !isOutOfDate && !isOwn && whyNot === null;

const whyNotWords = {
  'too new': keysRefusals.MockKeyConfirmerTooNew.title,
  'made proposer': keysRefusals.MockKeyConfirmerMadeProposer.title,
  'made by proposer': keysRefusals.MockKeyConfirmerMadeByProposer.title,
  'made by one': keysRefusals.MockKeyConfirmerMadeByOne.title,
} as const satisfies Record<NonNullable<KeyProposal['whyNot']>, string>;

const askedCannotWords = ({ askedOf }: KeyProposal): string =>
  `${askedOf ?? 'Whoever you asked'} cannot confirm it any more. Take the proposal away and ask somebody else, or let another admin confirm it.`;

/** Which reports a confirmation leaves as they are. */
function StayNote({ page: { preview } }: Pick<OpenProposalProps, 'page'>) {
  const words = preview ? stayWords(preview) : '';
  return words === '' ? null : <p className="key-facts">{words}.</p>;
}

const NOT_OPEN: keyof typeof keysRefusals = 'MockKeyProposalNotFound';

function Acts(props: OpenProposalProps) {
  const { page, proposal, isShown, look, onAnswered, onGone } = props;
  const { confirm, withdraw, busy, problem, refusing } = useAnswer(page, proposal, onAnswered);
  useEffect(() => {
    if (problem?.code === NOT_OPEN) onGone(problem.message);
  }, [onGone, problem]);
  const { isOutOfDate, change, reports } = proposal;
  const canBeSeen = !isShown && !isOutOfDate;
  const canBeConfirmed = isShown && isToConfirm(proposal) && !isTooMuch(props);
  return (
    <div className="key-acts">
      {canBeSeen && (
        <button type="button" className="btn low pale" onClick={() => look(change.questionId, change)}>
          See what it would change
        </button>
      )}
      <EndProposal {...{ proposal, busy, problem: refusing }} onEnd={withdraw} />
      {canBeConfirmed && (
        <Act
          look="btn low"
          busy={busy}
          onPress={confirm}
          words={`Confirm, and issue ${counted(reports, 'report')} again`}
        />
      )}
      {problem && <ProblemNote problem={problem} undone="Nothing has been decided." />}
    </div>
  );
}

interface ActProps {
  readonly look: string;
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly words: string;
}

const Act = ({ look, busy, onPress, words }: ActProps) => (
  <button type="button" className={look} aria-disabled={busy} onClick={onPress}>
    {busy ? 'One moment…' : words}
  </button>
);

const TAKEN_AWAY = 'The proposal is taken away: the key stays as it is.';
const REFUSED = 'The proposal is refused: the key stays as it is.';

/** Confirms a proposal by what is shown of it, or takes it away. */
function useAnswer(
  { paperHash, preview }: KeyPage,
  { proposalId, isOwn }: KeyProposal,
  onOver: (told: string) => void,
) {
  const confirming = useConfirm();
  const withdrawing = useWithdraw();
  const busy = confirming.busy || withdrawing.busy;
  const overWith = (words: string) => (reply: unknown) => {
    if (reply !== undefined) onOver(words);
  };
  const confirm = () => {
    if (!busy && preview) void confirming.run({ paperHash, proposalId, shown: preview.shown }).then(overWith(''));
  };
  const withdraw = async (words: string) => {
    if (busy) return false;
    const said = words.trim();
    const reply = await withdrawing.run({ paperHash, proposalId, ...(said !== '' && { words: said }) });
    overWith(isOwn ? TAKEN_AWAY : REFUSED)(reply);
    return reply !== undefined;
  };
  const refusing = withdrawing.problem;
  return { confirm, withdraw, busy, problem: confirming.problem ?? refusing, refusing };
}

function whatWaits({ change, number }: KeyProposal): string {
  if (change.kind === 'correct') return `Question ${number}: the key ${change.answer} waits for a second person`;
  return change.kind === 'void'
    ? `Question ${number}: voiding it waits for a second person`
    : `Question ${number}: taking the last decision back waits for a second person`;
}

/** Where a question is voided, or counts again, all marks are out of another number, and some of them move. */
function marksWords({ marks, moved = marks }: Pick<KeyProposal, 'marks' | 'moved'>): string {
  const words = counted(moved, 'mark changes', 'marks change');
  return moved === marks ? words : `${words} and all ${marks} are out of another number`;
}

function proposedWords({ by, isOwn, askedOf, proposedAt, sittings, ranks, reports, ...proposal }: KeyProposal): string {
  const who = isOwn ? 'You proposed it' : `${by ?? 'Somebody'} proposed it`;
  const asked = askedOf === null ? '' : ` and asked ${askedOf} to confirm it`;
  const figures = [
    counted(sittings, 'sitting'),
    marksWords(proposal),
    counted(ranks, 'rank changes', 'ranks change'),
    `${counted(reports, 'report')} would say something different about the child`,
  ].join(', ');
  const own = isOwn ? ' Somebody else has to confirm it.' : '';
  return `${who} on ${moment(proposedAt)}${asked}: ${figures}.${own}`;
}
