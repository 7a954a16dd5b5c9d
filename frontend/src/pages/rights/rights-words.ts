import { STANDARD_ROLE } from 'schemas/rights/standing';
import { day, moment, time, until } from '../../parts/dates';
import { counted } from '../../parts/words';
import type { DaySpan, FoundRights, GrantTold } from './api';

/** When in its day a part of it is. */
export function when({ fromAt, toAt }: DaySpan, spans: readonly DaySpan[]): string {
  const [isFirst, isLast] = [spans[0]?.fromAt === fromAt, spans.at(-1)?.toAt === toAt];
  if (isFirst && isLast) return 'All day';
  if (isFirst) return `Until ${time(toAt)}`;
  return isLast ? `From ${time(fromAt)} on` : `From ${time(fromAt)} to ${time(toAt)}`;
}

type Family = Pick<FoundRights, 'waitsForConfirmation' | 'questionsADay'>;

/** What may be practised, in a sentence. */
export function practiceWords({ practice }: DaySpan, { waitsForConfirmation, questionsADay }: Family): string {
  if (practice === 'unlimited') return 'Practises as much as they like.';
  if (practice === 'none') return 'Gets no new questions. What was begun can be finished.';
  return waitsForConfirmation
    ? 'Would have the free questions of the day, but gets no new ones: the address has not been confirmed.'
    : `Practises up to ${questionsADay} questions a day, which all children of the family share.`;
}

/** What else they may do, and may not. */
export function restWords({ comprehension, allMockSessions, sessionIds }: DaySpan): string {
  const passages = comprehension ? 'Reads comprehension passages.' : 'Reads no comprehension passages.';
  if (allMockSessions) return `${passages} Sits every mock exam that begins while this lasts.`;
  if (sessionIds.length === 0) return `${passages} Sits no mock exams.`;
  return `${passages} Sits ${counted(sessionIds.length, 'mock exam', 'mock exams')}.`;
}

const sources: Readonly<Record<GrantTold['source'], string>> = {
  trial: 'Free trial',
  subscription: 'Subscription',
  payment: 'One-off payment',
  staff: 'Given by staff',
  school: 'Given by the school',
};

/** A place in a mock exam that costs nothing comes from where the trial does, and is none. */
const isFreePlace = ({ source, gives }: GrantTold): boolean => source === 'trial' && !gives.includes('daily-practice');

export function sourceOf(grant: GrantTold): string {
  if (grant.grantId === STANDARD_ROLE) return 'The role Standard plan';
  return isFreePlace(grant) ? 'Free place in a mock exam' : sources[grant.source];
}

/** What a grant is called beside others; where they came from the same source, with its days. */
export function nameAmong(grants: readonly GrantTold[], grant: GrantTold): string {
  const name = sourceOf(grant);
  if (grants.filter((one) => sourceOf(one) === name).length === 1) return name;
  const endsAt = grant.terms.at(-1)?.endsAt ?? null;
  return `${name} from ${day(grant.beginsAt)} ${endsAt === null ? 'without an end' : `until ${until(endsAt)}`}`;
}

const rights: Readonly<Record<GrantTold['gives'][number], string>> = {
  practice: 'practice without a limit',
  'daily-practice': 'the free questions of each day',
  comprehension: 'comprehension',
  'mock-sessions': 'single mock exams',
  'all-mock-sessions': 'all mock exams',
};

/** "practice without a limit, comprehension". */
export const givesWords = ({ gives, sessionIds, examsAt }: GrantTold): string => {
  // One that nothing is known of any more is still counted.
  const unknown = sessionIds.length - examsAt.length;
  const days = [...examsAt.map(moment), ...(unknown > 0 ? [`${unknown} without a date`] : [])];
  const named = sessionIds.length === 0 ? '' : ` (${days.join('; ')})`;
  return `${gives.map((right) => rights[right]).join(', ')}${named}`;
};

type Term = GrantTold['terms'][number];

/** What happened to a grant, in words. */
export function termWords({ why, endsAt }: Term, { beginsAt, terms }: GrantTold): string {
  if (why === 'withdrawn') return 'Taken back.';
  const end = endsAt === null ? 'without an end' : `until ${until(endsAt)}`;
  if (why === 'end set') return endsAt === null ? 'Goes on without an end.' : `Goes on ${end}.`;
  const isLater = terms[0] !== undefined && beginsAt > terms[0].since;
  return isLater ? `Given from ${moment(beginsAt)} ${end}.` : `Given, ${end}.`;
}

/** Wanted of whoever gives or takes. */
export const reasonRule = (typed: string): string | undefined =>
  typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined;
