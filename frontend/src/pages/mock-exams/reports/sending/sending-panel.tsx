import { useState } from 'react';
import { useServerNow } from './use-server-now';
import { ProblemNote } from '../../../../parts/page/shown';
import { time } from '../../../../parts/dates';
import { ActButton } from '../../../../parts/form/act-button';
import { counted } from '../../../../parts/words';
import { useMakeAgain, useSendAgain } from './api';
import type { Reports } from './known';
import { ProgressBar } from './progress-bar';
import { SendDialog } from './send-dialog';
import {
  awaitedWords,
  countsOf,
  dueIn,
  dueWords,
  isOpenRequest,
  isOver,
  noteOf,
  onTheirWay,
  seenIn,
  tally,
  thoseToGetOne,
  toGetOne,
  unmadeIn,
  wereAsked,
  withoutWords,
} from './standing';
import { useReportsFile } from './use-report-files';

/** How far the reports to families are, and the one thing to do next. */
export function SendingPanel({ known }: { readonly known: Reports }) {
  const counts = countsOf(thoseToGetOne(known));
  const now = useServerNow(known.serverNow);
  return (
    <section className="office-panel reports-panel" aria-labelledby="reports-to-families">
      <h2 id="reports-to-families">Reports to families</h2>
      <p className={`reports-due is-${dueIn(known, now)}`}>{dueWords(known, now)}</p>
      {known.awaitedUntil !== null && <p>{awaitedWords(known)}</p>}
      <HowFar known={known} />
      {known.heldUp && (
        <p className="notice">
          {counted(known.heldUp.count, 'report waits', 'reports wait')} for something that is away since{' '}
          {time(known.heldUp.since)}: “{known.heldUp.why}”. {known.heldUp.count === 1 ? 'It is' : 'They are'} tried
          again by themselves, next at {time(known.heldUp.nextAt)}. Nothing has to be done here.
        </p>
      )}
      <Acts known={known} failed={counts.failed} made={counts.sent + counts.failed + counts.sending} />
    </section>
  );
}

/** Of those who get one; whoever gets none is told of beside it, with why. */
function HowFar({ known }: { readonly known: Reports }) {
  const counts = countsOf(thoseToGetOne(known));
  const asked = wereAsked(known);
  const without = withoutWords(known);
  return (
    <>
      {asked && toGetOne(known) > 0 && <ProgressBar counts={counts} of={toGetOne(known)} />}
      <p role="status" className="reports-tally">
        {asked && onTheirWay(counts) === 0 ? sentence(tally(counts)) : ''}
      </p>
      {without !== '' && <p>{without}</p>}
    </>
  );
}

const sentence = (words: string) => (words === '' ? '' : `${words}.`);

interface ActsProps {
  readonly known: Reports;
  readonly failed: number;
  /** How many can be taken away as files. */
  readonly made: number;
}

function Acts({ known, failed, made }: ActsProps) {
  const [isAsking, setAsking] = useState(false);
  const file = useReportsFile(known);
  const canSend = isOver(known) && !wereAsked(known) && toGetOne(known) > 0;
  return (
    <>
      <div className="session-acts">
        {canSend && (
          <button type="button" className="btn low" onClick={() => setAsking(true)}>
            Send {counted(toGetOne(known), 'report')}
          </button>
        )}
        <UnmadeAgain known={known} />
        {failed > 0 && <FailedAgain known={known} failed={failed} />}
        {made > 0 && (
          <ActButton busy={file.busy} onPress={() => void file.take()}>
            Take all as ZIP
          </ActButton>
        )}
      </div>
      {file.problem && <ProblemNote problem={file.problem} safe="No file was made." />}
      {isAsking && <SendDialog known={known} onOver={() => setAsking(false)} />}
    </>
  );
}

/** Each once more: one call for each, since each is decided by what was seen of it. Each waits its turn. */
function FailedAgain({ known, failed }: { readonly known: Reports; readonly failed: number }) {
  const { run, busy, problem } = useSendAgain();
  const again = () => {
    const { mockExamSessionId, reports } = known;
    return Promise.all(
      reports
        .filter(({ state, version }) => state === 'failed' && version > 0)
        .map(({ mockExamUserId, version, sending }) =>
          run({ mockExamSessionId, mockExamUserId, seenVersion: version, seenSending: sending }),
        ),
    );
  };
  return (
    <>
      <ActButton busy={busy} look="main" onPress={() => void again()}>
        Send {counted(failed, 'report')} again
      </ActButton>
      {problem && <ProblemNote problem={problem} safe="Those that were sent stay sent." />}
    </>
  );
}

/** All that the workers gave up, made anew by one request. */
function UnmadeAgain({ known }: { readonly known: Reports }) {
  const { run, busy, problem } = useMakeAgain();
  const { mockExamSessionId } = known;
  const unmade = unmadeIn(known);
  const mockExamUserIds = unmade.map(({ mockExamUserId }) => mockExamUserId);
  const again = () =>
    run({ mockExamSessionId, mockExamUserIds, note: noteOf(known, unmade), seenRequests: seenIn(known) });
  // While something is counted nobody knows yet whether they are made by that.
  if (unmade.length === 0 || isOpenRequest(known)) return null;
  return (
    <>
      <ActButton busy={busy} look="main" onPress={() => void again()}>
        Make {counted(unmade.length, 'report')} again
      </ActButton>
      {problem && <ProblemNote problem={problem} undone="Nobody was written to." />}
    </>
  );
}
