import type { Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';
import { accountsDay } from '../src/accounts/testing/accounts.day';
import { advertisingDay } from '../src/advertising/testing/advertising.day';
import { investigationsDay } from '../src/investigations/testing/investigations.day';
import { marketingDay } from '../src/marketing/testing/marketing.day';
import { mockExamsDay } from '../src/mock-exams/testing/mock-exams.day';
import { paymentsDay } from '../src/payments/testing/payments.day';
import { practiceDay } from '../src/practice/testing/practice.day';
import { privacyDay } from '../src/privacy/testing/privacy.day';
import { questionsDay } from '../src/questions/testing/questions.day';
import { rightsDay } from '../src/rights/testing/rights.day';
import { FORGOTTEN } from './forgotten';
import { golden } from './golden';

const days = [
  questionsDay,
  accountsDay,
  marketingDay,
  investigationsDay,
  practiceDay,
  rightsDay,
  paymentsDay,
  advertisingDay,
  privacyDay,
  mockExamsDay,
];
/** No day has so many events: what is added to one leaves the places in the log of the others as they are. */
const PLACES_A_DAY = 1_000;

/**
 * One log for all read models, the same in each run: the features' days, on which every type of event happens, and at the
 * end an erasure.
 */
export function fixedLog(): Happened<AnyEvent>[] {
  const forgotten = Object.values(FORGOTTEN).map((subjectId) => golden('SubjectErased', { subjectId }));
  return [...days, forgotten].flatMap((events, day) =>
    events.map((event, index) => (index === 0 ? { ...event, place: day * PLACES_A_DAY + 1 } : event)),
  );
}

/** As the same log is read once the keys of the erased are gone: their personal fields are empty from the first event on. */
export function afterErasure(log: readonly Happened<AnyEvent>[], personal: PersonalFields): Happened<AnyEvent>[] {
  const gone = new Set(log.flatMap((event) => (event.type === 'SubjectErased' ? [event.data.subjectId] : [])));
  return log.map((event) => {
    const data: Record<string, unknown> = { ...event.data };
    for (const [field, subject] of Object.entries(personal(event.type)))
      if (field in data && gone.has(String(data[subject]))) data[field] = null;
    return { ...event, data } as Happened<AnyEvent>;
  });
}

/** Field → the sibling field that names its person. */
type PersonalFields = (type: string) => Readonly<Record<string, string>>;
