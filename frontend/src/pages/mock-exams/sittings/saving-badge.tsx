import { useState } from 'react';
import type { ActsStanding } from './shelf/act-sender';
import type { DeskState } from './desk/desk-state';
import type { SittingDesk } from './desk/sitting-desk';
import { useSession } from '../../../client/session';
import { counted } from '../../../parts/words';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' });

/** In ms: what takes longer is told to be kept here; less than five seconds, whatever becomes of the call. */
const KEPT_AFTER = 3_500;
const SAVING_AFTER = 400;

interface Told {
  readonly words: string;
  readonly isWarning: boolean;
}

/** Whether what the child did is safe, by steady milliseconds. */
export function savingWords(
  { waiting, since, savedAt }: ActsStanding,
  mark: number,
  timeOf: (at: number) => string,
): Told {
  const saved = savedAt === undefined ? '' : `Saved ${timeOf(savedAt)}`;
  const waits = since === undefined ? 0 : mark - since;
  if (since === undefined || waits < SAVING_AFTER) return { words: saved, isWarning: false };
  if (waits < KEPT_AFTER) return { words: 'Saving…', isWarning: false };
  const answers = new Set(
    waiting.filter(({ act }) => act.kind === 'chosen' || act.kind === 'submitted').map(({ act }) => act.questionId),
  ).size;
  const kept = answers === 0 ? 'What you do is' : counted(answers, 'answer is', 'answers are');
  return { words: `Not saved yet — retrying. ${kept} kept on this device.`, isWarning: true };
}

interface SavingBadgeProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
}

/** Who sits, and whether what they did is safe. */
export function WhoAndSaved({ desk, state }: SavingBadgeProps) {
  const { childName = '' } = useSession() ?? {};
  return (
    <>
      <span>{childName}</span>
      <SavingBadge desk={desk} state={state} />
    </>
  );
}

/** What a screen reader says by itself: that something is not saved, and that it is again; nothing at each answer. */
export function savingSpoken(before: string, { words, isWarning }: Told, isWaiting: boolean): string {
  if (isWarning) return words;
  if (before === '' || (before === SAVED_AGAIN && isWaiting)) return '';
  return isWaiting ? before : SAVED_AGAIN;
}

const SAVED_AGAIN = 'All is saved again.';

/** Drawn anew each second by the page that it stands on. */
function SavingBadge({ desk, state: { acts } }: SavingBadgeProps) {
  const [before, setBefore] = useState('');
  const mark = desk.clock.mark();
  const timeOf = (at: number) => clock.format(Date.parse(desk.clock.now()) - (mark - at));
  const told = savingWords(acts, mark, timeOf);
  const spoken = savingSpoken(before, told, acts.since !== undefined);
  if (spoken !== before) setBefore(spoken);
  return (
    <>
      <span className="hall-saving">{told.isWarning ? '' : told.words}</span>
      <span role="status" className={told.isWarning ? 'hall-saving hall-not-saved' : 'read-aloud'}>
        {spoken}
      </span>
    </>
  );
}
