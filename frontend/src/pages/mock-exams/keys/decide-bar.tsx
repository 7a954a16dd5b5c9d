import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NEW_ADMIN_DAYS } from 'schemas/accounts/admins/admin-hands.rules';
import { countingWords } from 'schemas/mock-exams/keys/key-words.rules';
import type { Problem } from '../../../client/problem';
import { Room } from '../../../parts/form/room';
import { ProblemNote } from '../../../parts/page/shown';
import { day, moment } from '../../../parts/dates';
import { counted, listed } from '../../../parts/words';
import { usePropose, type KeyPage, type KeyPreview } from './api';
import { deciding, doneWords, stayWords, tellsTooMuch, toldApart } from './key-words';

interface DecideBarProps {
  readonly page: KeyPage;
  readonly preview: KeyPreview;
  readonly reason: string;
  readonly onReason: (words: string) => void;
  /** `told`: what was done, in a sentence; empty where nothing was. */
  readonly onOver: (told: string) => void;
  /** Looks at it anew. */
  readonly again: () => void;
}

function whyRule(page: KeyPage, reason: string): string | undefined {
  if (reason.trim() === '') return 'Please say why, in words that families will read';
  return tellsTooMuch(page, reason) ? 'Please quote no choice and name no letter: answers are not open yet' : undefined;
}

/** The reason as families will read it, who confirms it, and the decision. */
export function DecideBar({ page, preview, reason, onReason, onOver, again }: DecideBarProps) {
  const { question } = page;
  const others = page.others.filter(({ mayConfirm }) => mayConfirm);
  const [asked, setAsked] = useState(others[0]?.accountId);
  const other = others.find(({ accountId }) => accountId === asked);
  const { send, busy, problem, fault } = useDecision({ page, preview, reason, asked: other, onOver });
  const isAlone = preview.reports > 0 && others.length === 0;
  return (
    <section className="office-panel key-decide" aria-label="Decide">
      <ReasonField {...{ page, reason, fault, onReason }} />
      {preview.reports > 0 && <SecondPerson page={page} asked={asked ?? ''} onAsk={setAsked} />}
      <div className="key-acts">
        <button type="button" className="btn low pale" onClick={() => onOver('')}>
          Leave it {countingWords(question.counting)}
        </button>
        <button type="button" className="btn low" disabled={isAlone} aria-disabled={busy} onClick={() => void send()}>
          {busy ? 'One moment…' : deciding(preview, other && toldApart(other))}
        </button>
      </div>
      {problem && <Trouble problem={problem} again={again} />}
      <p className="small soft key-follows">{followsWords(preview)}</p>
    </section>
  );
}

interface Decision extends Pick<DecideBarProps, 'page' | 'preview' | 'reason' | 'onOver'> {
  readonly asked: KeyPage['others'][number] | undefined;
}

function useDecision({ page, preview, reason, asked, onOver }: Decision) {
  const { run, busy, problem } = usePropose();
  const [isTold, setIsTold] = useState(false);
  const send = async () => {
    setIsTold(true);
    if (busy || whyRule(page, reason) !== undefined) return;
    const wanted = { paperHash: page.paperHash, shown: preview.shown, reason: reason.trim() };
    const other = preview.reports > 0 ? asked : undefined;
    if (await run({ ...wanted, ...(other && { askedOf: other.accountId }) }))
      onOver(doneWords(preview, other && toldApart(other)));
  };
  return { send, busy, problem, fault: isTold || tellsTooMuch(page, reason) ? whyRule(page, reason) : undefined };
}

interface ReasonFieldProps extends Pick<DecideBarProps, 'page' | 'reason' | 'onReason'> {
  readonly fault: string | undefined;
}

/** In characters. */
const LONGEST = 300;

const ReasonField = ({ page, reason, fault, onReason }: ReasonFieldProps) => (
  <div className="field key-reason">
    <label htmlFor="key-reason">Reason, as families will read it</label>
    <textarea
      id="key-reason"
      rows={2}
      maxLength={LONGEST}
      value={reason}
      aria-invalid={fault !== undefined}
      aria-describedby="key-reason-note"
      // One line: a report has no room for more.
      onChange={(event) => onReason(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
    <p id="key-reason-note" className={fault === undefined ? 'field-note soft' : 'field-note wrong'}>
      {fault ?? 'Please name nobody.'}
    </p>
    <Room written={reason.length} most={LONGEST} />
    {page.answersOpenAt !== null && (
      <p className="field-note key-closed" role="note">
        {closedWords(page.answersOpenAt)}
      </p>
    )}
  </div>
);

/** Families of one session read it before another one is over. */
const closedWords = (until: string): string =>
  `Answers are not open until ${moment(until)}, as a session with this question is still to come or under way. So the reason says nothing of what is right.`;

interface TroubleProps {
  readonly problem: Problem;
  readonly again: () => void;
}

/** Where what was looked at is out of date, it is asked for once more. */
const Trouble = ({ problem, again }: TroubleProps) => (
  <div className="key-trouble">
    <ProblemNote problem={problem} undone="Nothing has been decided." again={again} />
    {problem.code === 'MockKeyPreviewOutOfDate' && (
      <button type="button" className="btn low pale" onClick={again}>
        Look at it anew
      </button>
    )}
  </div>
);

interface SecondPersonProps {
  readonly page: KeyPage;
  readonly asked: string;
  readonly onAsk: (accountId: string) => void;
}

const INVITE_ADMIN = '/app/admin-whizz/view-all-users?form=admin';

function SecondPerson({ page, asked, onAsk }: SecondPersonProps) {
  const others = page.others.filter(({ mayConfirm }) => mayConfirm);
  return (
    <div className="field">
      <label htmlFor="key-second">Second person, as sent reports change</label>
      {others.length === 0 ? (
        <p className="field-note wrong">There is no other admin who could confirm it.</p>
      ) : (
        <select id="key-second" value={asked} onChange={(event) => onAsk(event.target.value)}>
          {others.map((one) => (
            <option key={one.accountId} value={one.accountId}>
              {toldApart(one)}
            </option>
          ))}
        </select>
      )}
      <p className="field-note soft">
        {whoElseWords(page.others)}{' '}
        {others.length === 0 && page.missed.length > 0 ? (
          missedWords(page)
        ) : (
          <Link to={INVITE_ADMIN}>{others.length > 0 ? 'Invite another admin' : 'Invite an admin'}</Link>
        )}
      </p>
    </div>
  );
}

/** Who else may confirm it, and who may not and why. */
function whoElseWords(others: KeyPage['others']): string {
  const names = others.filter(({ mayConfirm }) => !mayConfirm).map(toldApart);
  if (names.length === 0) return others.length > 1 ? 'Any other admin may confirm it as well.' : '';
  const [are, admins, together] = names.length === 1 ? ['is', 'an admin', 'both'] : ['are', 'admins', 'all'];
  return `${listed(names)} ${are} not offered: in the last ${NEW_ADMIN_DAYS} days you made them ${admins}, they made you one, or the same person made you ${together} admins.`;
}

/** Who could be asked but for what another admin did. */
function missedWords({ missed }: KeyPage): string {
  const [first] = missed;
  if (!first) return '';
  const names = listed(missed.map(({ name }) => name));
  const way =
    'so nobody whom you invite can confirm it in their place. Let them in again, or ask whoever runs this service.';
  return missed.length === 1
    ? `${names} was an admin until another admin changed that. Until ${day(first.until)} they count as somebody you could have asked, ${way}`
    : `${names} were admins until another admin changed that. For ${NEW_ADMIN_DAYS} days they count as people you could have asked, ${way}`;
}

function followsWords(preview: KeyPreview): string {
  const { reports } = preview;
  const stay = stayWords(preview);
  const back = `${stay === '' ? '' : `${stay}. `}A second decision can take this back.`;
  if (reports === 0)
    return `No issued report would say anything different about the child, so it counts at once. ${back}`;
  const each = reports === 1 ? 'The family gets' : `Each of the ${counted(reports, 'family', 'families')} gets`;
  return `${each} one mail that says what changed and why. The first issue stays readable. ${back}`;
}
