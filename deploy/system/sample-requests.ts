import * as accounts from 'schemas/accounts/accounts.contract';
import type { Contract, RequestOf } from 'schemas/describe/contract';
import * as investigations from 'schemas/investigations/investigations.contract';
import * as subscription from 'schemas/marketing/subscription.contract';
import * as issuing from 'schemas/practice/worksheets/issuing.contract';
import * as practice from 'schemas/practice/worksheets/practice.contract';
import * as printing from 'schemas/practice/worksheets/printing.contract';
import * as progress from 'schemas/practice/progress/progress.contract';
import * as catalogue from 'schemas/questions/catalogue.contract';
import * as english from 'schemas/questions/english.contract';

/** What sample requests are about. */
export interface Subject {
  /** Of whoever calls, with a question 1. */
  readonly worksheetId: string;
  readonly accountId: string;
  /** Different each time: what is made under it stands in nobody's way. */
  readonly fresh: string;
}

type Sample = readonly [Contract, (subject: Subject) => Readonly<Record<string, unknown>>];

const sample = <C extends Contract>(contract: C, request: (subject: Subject) => RequestOf<C>): Sample => [
  contract,
  request,
];

const mail = ({ fresh }: Subject) => `${fresh}@visitors.example`;
const password = 'a long password';
const names = { parentFirstName: 'Grace', parentLastName: 'O’Neill' };
const nothing = () => ({});

/** A request of each call that its contract accepts; what comes of it is another matter. */
export const sampleRequests: ReadonlyMap<Contract, Sample[1]> = new Map([
  sample(accounts.createFreeAccount, (one) => ({ ...names, parentEmail: mail(one), password })),
  sample(accounts.registerUser, (one) => ({ studentName: 'Kofi', parentEmail: mail(one), password })),
  sample(accounts.validateUser, (one) => ({ email: mail(one), password })),
  sample(accounts.refreshSession, nothing),
  sample(accounts.signOut, nothing),
  sample(accounts.forgotPassword, (one) => ({ email: mail(one) })),
  sample(accounts.changePassword, () => ({ password, token: 'no.link' })),
  sample(accounts.collectPartialSignUpInfo, (one) => ({ email: mail(one), productId: 1 })),
  sample(accounts.forgetSignUp, ({ fresh }) => ({ signUpId: fresh })),
  sample(accounts.noteIdentityMismatch, ({ accountId }) => ({ accountId, call: '/getMyAccount', field: 'email' })),
  sample(accounts.grantRole, ({ accountId }) => ({ accountId, role: 'ROLE_ADMIN' as const })),
  sample(accounts.getMyAccount, nothing),
  sample(subscription.addToSubscriptionList, (one) => ({ email: mail(one), source: 'blog' })),
  sample(subscription.confirmSubscription, () => ({ token: 'no.link' })),
  sample(catalogue.getQuestionCatalogue, nothing),
  sample(practice.getSomeQuestions, () => ({
    subject: 'maths' as const,
    parent: 'fractions',
    topic: 'fractions',
    type: 'practice-test',
    count: '1',
    email: 'me',
  })),
  sample(issuing.getEnglishQuestions, () => ({ questionTopic: 'SPELLING', numQuestions: 1 })),
  sample(issuing.getEnglishComprehension, nothing),
  sample(issuing.startPlannedWorksheet, () => ({
    purpose: 'try-next' as const,
    parts: [{ questionType: 'simplify', count: 1 }],
  })),
  sample(practice.submitAnswer, ({ worksheetId, fresh }) => ({ worksheetId, questionNumber: 1, answer: fresh })),
  sample(practice.saveWorksheet, ({ worksheetId }) => ({ worksheetId, userAnswers: ['7'] })),
  sample(practice.updateUserQuestionAnalytics, nothing),
  sample(practice.getUserWorksheets, nothing),
  sample(practice.getUnfinishedWorksheets, nothing),
  sample(practice.getWorksheetQuestions, ({ worksheetId }) => ({ worksheetId })),
  sample(printing.getWorksheetPdf, ({ worksheetId }) => ({ worksheetId, sheet: 'questions' as const })),
  sample(practice.getUserAnalyticsData, nothing),
  sample(practice.getColourCodesForTiles, nothing),
  sample(practice.getTimeLeftOnFreemiumTrial, nothing),
  sample(practice.flagQuestion, ({ worksheetId }) => ({ worksheetId, questionNumber: 1, isTypoBoxChecked: true })),
  sample(progress.getPracticePlan, () => ({ subject: 'maths' as const })),
  sample(progress.getMistakesBook, nothing),
  sample(progress.getMyEffort, nothing),
  sample(progress.getParentReport, nothing),
  sample(english.addEnglishQuestionToDB, () => ({
    topic: 'synonyms' as const,
    questionText: 'happy',
    correctAnswer: 'A',
    multipleChoiceOptions: 'glad||sad||cross||tall||red',
  })),
  sample(english.addEnglishComprehensionToDB, () => ({
    comprehensionDescription: 'A short text.',
    comprehensionPassage: 'It rained.',
    comprehensionQuestionsData: [
      { questionNumber: 1, questionText: 'Did it?', multipleChoiceAnswerOptions: 'yes||no', correctAnswer: 'yes' },
    ],
  })),
  sample(english.approveEnglishItem, ({ fresh }) => ({ topic: 'synonyms', itemId: fresh })),
  sample(english.retireEnglishItem, ({ fresh }) => ({ topic: 'synonyms', itemId: fresh })),
  sample(english.getStaffEnglishItems, nothing),
  sample(investigations.getProjections, nothing),
  sample(investigations.requestProjectionRebuild, () => ({ projection: 'accounts_logins' })),
  sample(investigations.getFailedJobs, nothing),
  sample(investigations.retryJob, ({ fresh }) => ({ task: 'accounts.welcome-mail', once: fresh })),
  sample(investigations.findStreams, () => ({ prefix: 'worksheet' })),
  sample(investigations.getStreamEvents, ({ worksheetId }) => ({ stream: `worksheet-${worksheetId}` })),
]);

/** The sample request of a call. @throws for a call that has none: whoever adds a contract adds one here */
export function sampleOf(contract: Contract, subject: Subject): Readonly<Record<string, unknown>> {
  const request = sampleRequests.get(contract);
  if (!request) throw new Error(`${contract.path} has no sample request`);
  return request(subject);
}
