import { useState } from 'react';
import type { ActsStanding } from './shelf/act-sender';
import { answeredBy, type DeskState } from './desk/desk-state';
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

interface Before {
  /** On an earlier visit to this page, or on another device. */
  readonly savedBefore?: boolean;
}

type Standing = Pick<ActsStanding, 'waiting' | 'since' | 'savedAt'> & Before;

/** Whether what the child did is safe, by steady milliseconds. */
export function savingWords(standing: Standing, mark: number, timeOf: (at: number) => string): Told {
  const { waiting, since } = standing;
  const waits = since === undefined ? 0 : mark - since;
  if (waits < SAVING_AFTER) return { words: savedWords(standing, timeOf), isWarning: false };
  if (waits < KEPT_AFTER) return { words: 'Saving…', isWarning: false };
  const answers = answeredBy(waiting).size;
  const kept = answers === 0 ? 'What you do is' : counted(answers, 'answer is', 'answers are');
  return { words: `Not saved yet — retrying. ${kept} kept on this device.`, isWarning: true };
}

function savedWords({ savedAt, savedBefore = false }: Standing, timeOf: (at: number) => string): string {
  if (savedAt !== undefined) return `Saved ${timeOf(savedAt)}`;
  return savedBefore ? 'All saved' : '';
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
function SavingBadge({ desk, state: { acts, tracker } }: SavingBadgeProps) {
  const [before, setBefore] = useState('');
  const mark = desk.clock.mark();
  const timeOf = (at: number) => clock.format(Date.parse(desk.clock.now()) - (mark - at));
  const savedBefore = acts.isRead && (tracker?.sitting?.acts ?? 0) > 0;
  const told = savingWords({ ...acts, savedBefore }, mark, timeOf);
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
