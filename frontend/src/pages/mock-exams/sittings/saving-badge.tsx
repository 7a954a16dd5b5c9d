import { useState } from 'react';
import type { ActsStanding } from './shelf/acts-standing';
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

interface Line {
  /** The device itself says that it has no line. */
  readonly isOffline?: boolean;
}

interface Place {
  /** The exam is open on another device, so that nothing is taken from this one until the child goes on here. */
  readonly isElsewhere?: boolean;
}

type Standing = Pick<ActsStanding, 'waiting' | 'since' | 'savedAt' | 'hasFailed'> &
  Partial<Pick<ActsStanding, 'unshelved'>> &
  Before &
  Line &
  Place;

/** Whether what the child did is safe, by steady milliseconds. */
export function savingWords(standing: Standing, mark: number, timeOf: (at: number) => string): Told {
  const { since } = standing;
  if (since === undefined) return { words: savedWords(standing, timeOf), isWarning: false };
  return keptWords(standing, mark - since) ?? waitingWords(standing, mark - since, timeOf);
}

/** Whoever knows that nothing can be sent need not wait for a call to fail. */
function keptWords(standing: Standing, waits: number): Told | undefined {
  const { isOffline = false, isElsewhere = false, hasFailed } = standing;
  const kept = keptHere(standing);
  if (isOffline) return { words: `No internet just now.${kept}`, isWarning: true };
  if (isElsewhere) return { words: `Not saved yet: your exam is open on another device.${kept}`, isWarning: true };
  return hasFailed || waits >= KEPT_AFTER ? { words: `Not saved yet — retrying.${kept}`, isWarning: true } : undefined;
}

/** Of what the device has not written down nothing is said: a reload would lose it. */
function keptHere({ waiting, unshelved = [] }: Standing): string {
  const shelved = waiting.filter((act) => !unshelved.includes(act));
  const answers = answeredBy(shelved).size;
  if (answers > 0) return ` ${counted(answers, 'answer is', 'answers are')} kept on this device.`;
  return shelved.length > 0 ? ' What you do is kept on this device.' : '';
}

const waitingWords = (standing: Standing, waits: number, timeOf: (at: number) => string): Told => ({
  words: waits < SAVING_AFTER ? savedWords(standing, timeOf) : 'Saving…',
  isWarning: false,
});

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

const isElsewhere = ({ acts, isActive }: DeskState): boolean => !isActive || acts.isElsewhere;

/** Drawn anew each second by the page that it stands on. */
function SavingBadge({ desk, state }: SavingBadgeProps) {
  const { acts, tracker } = state;
  const [before, setBefore] = useState('');
  const mark = desk.clock.mark();
  const timeOf = (at: number) => clock.format(Date.parse(desk.clock.now()) - (mark - at));
  const savedBefore = acts.isRead && (tracker?.sitting?.acts ?? 0) > 0;
  const line = { isOffline: !navigator.onLine, isElsewhere: isElsewhere(state) };
  const told = savingWords({ ...acts, savedBefore, ...line }, mark, timeOf);
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
