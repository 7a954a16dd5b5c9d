import Type from 'typebox';
import { admins, learners } from '../../accounts/roles';
import { afterPassword, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, orNull, Own, Shape } from '../../describe/schema';
import { explainedFigures } from '../marks/explained/explained.rules';
import { RuleVersion } from '../reports/reports.events';
import { OptionLetter } from '../sittings/sitting.events';

const which = {
  email: Maybe(Own(Email, 'email')),
  mockExamSessionId: Id,
  figure: Type.Enum([...explainedFigures]),
  /** Of a figure of one question its id, of all others a part's, as marks name it. */
  of: Type.String({ minLength: 1, maxLength: 160 }),
};

const Outcome = Type.Enum(['right', 'wrong', 'omitted', 'not reached', 'voided']);

/** What a figure was made from. */
const made = {
  serverNow: Instant,
  /** How it came about, in sentences, with the sums that were reckoned. */
  steps: Type.Array(Shape({ says: Type.String(), sum: orNull(Type.String()) })),
  rule: Count,
  /** Everybody it is compared with. */
  n: Count,
  papers: Type.Array(Shape({ name: Type.String(), keyVersion: Count })),
  /** What was written later is not in it: a place in the log. */
  position: Type.String(),
};

/** The event that says what counts: a place in the log, and in the child's own stream. */
const Written = Shape({ position: Type.String(), revision: Count, at: Instant, type: Type.String() });

const asked = { paper: Count, number: Count, seconds: orNull(Count), written: orNull(Written) };

export const explainMockFigure = query({
  call: 'POST /mock-exams/explainFigure',
  who: admins,
  summary:
    'What a figure of a session was made from as it stands now: the sum in its steps, the answers of the child with their places in the log, the keys and their versions, the rule, the cohort. Of a child: who looked is noted.',
  request: { ...which, /** Absent: of everybody together. */ mockExamUserId: Maybe(Id) },
  reply: {
    ...made,
    answers: Type.Array(Shape({ ...asked, chosen: orNull(OptionLetter), key: orNull(OptionLetter), outcome: Outcome })),
  },
  refusals: ['SessionNotFound', 'MockResultsNotThere', 'MockFigureNotThere'],
});

export const explainMockOverallFigure = query({
  call: 'POST /mock-exams/explainOverallFigure',
  who: admins,
  summary:
    'What a figure of an issued report over all was made from: the cohort that was counted for it, and the papers as the log stood then. It names nobody.',
  request: { ...which, version: Maybe(RuleVersion) },
  reply: {
    ...made,
    /** None: everybody is a number in it. */
    answers: Type.Array(Shape({ ...asked, chosen: orNull(OptionLetter), outcome: Outcome }), { maxItems: 0 }),
  },
  refusals: ['SessionNotFound', 'ReportNotFound', 'MockFigureNotThere'],
});

/** The child's parents, behind their door, as with the report itself; staff besides. */
const parentsAndAdmins = afterPassword(learners, 'ROLE_ADMIN');

export const explainMockReportFigure = query({
  call: 'POST /mock-exams/explainReportFigure',
  who: parentsAndAdmins,
  summary:
    'What a figure of an issued report was made from, as the log stood then: everybody else is a number. Which letters were right is told once the answers are open. When an admin looks it is noted.',
  request: { ...which, mockExamUserId: Id, version: Maybe(RuleVersion) },
  reply: {
    ...made,
    /** Null before the answers are open. */
    answers: orNull(Type.Array(Shape({ ...asked, chosen: orNull(OptionLetter), outcome: Outcome }))),
  },
  refusals: ['ReportNotFound', 'MockFigureNotThere'],
});
