import * as accounts from 'schemas/accounts/accounts.contract';
import type { Contract } from 'schemas/describe/contract';
import * as investigations from 'schemas/investigations/investigations.contract';
import * as subscription from 'schemas/marketing/subscription.contract';
import * as issuing from 'schemas/practice/worksheets/issuing.contract';
import * as practice from 'schemas/practice/worksheets/practice.contract';
import * as printing from 'schemas/practice/worksheets/printing.contract';
import * as progress from 'schemas/practice/progress/progress.contract';
import * as catalogue from 'schemas/questions/catalogue.contract';
import * as english from 'schemas/questions/english.contract';

/** Who may call, by the letter of their column. Each holds the one role that is named, and no other. */
export const principals = {
  V: 'a visitor',
  F: 'a learner on the free plan',
  U: 'a learner on the standard plan',
  S: 'a mock exam student',
  T: 'a teacher',
  H: 'a head teacher',
  C: 'a member of the centre’s staff',
  E: 'somebody who enters content',
  A: 'an admin',
  W: 'one of our own services',
  D: 'an admin whose account was deactivated',
  O: 'an admin who has signed out',
  P: 'an admin with a token from before the password changed',
} as const;

export type PrincipalLetter = keyof typeof principals;

/** One line a call: a letter where that principal may make it, a dot where not. */
const matrix: readonly (readonly [Contract, string])[] = [
  [accounts.createFreeAccount, '            V F U S T H C E A W D O P'],
  [accounts.registerUser, '                 V F U S T H C E A W D O P'],
  [accounts.validateUser, '                 V F U S T H C E A W D O P'],
  [accounts.refreshSession, '               V F U S T H C E A W D O P'],
  [accounts.signOut, '                      V F U S T H C E A W D O P'],
  [accounts.forgotPassword, '               V F U S T H C E A W D O P'],
  [accounts.changePassword, '               V F U S T H C E A W D O P'],
  [accounts.collectPartialSignUpInfo, '     V F U S T H C E A W D O P'],
  [subscription.addToSubscriptionList, '    V F U S T H C E A W D O P'],
  [subscription.confirmSubscription, '      V F U S T H C E A W D O P'],
  [catalogue.getQuestionCatalogue, '        V F U S T H C E A W D O P'],

  [accounts.getMyAccount, '                 . F U S T H C E A . . . .'],

  [practice.getSomeQuestions, '             . F U . . . . . . . . . .'],
  [issuing.getEnglishQuestions, '           . F U . . . . . . . . . .'],
  [issuing.getEnglishComprehension, '       . F U . . . . . . . . . .'],
  [issuing.startPlannedWorksheet, '         . F U . . . . . . . . . .'],
  [practice.submitAnswer, '                 . F U . . . . . . . . . .'],
  [practice.saveWorksheet, '                . F U . . . . . . . . . .'],
  [practice.flagQuestion, '                 . F U . . . . . . . . . .'],
  [practice.updateUserQuestionAnalytics, '  . F U . . . . . . . . . .'],
  [practice.getUserWorksheets, '            . F U . . . . . . . . . .'],
  [practice.getUnfinishedWorksheets, '      . F U . . . . . . . . . .'],
  [practice.getWorksheetQuestions, '        . F U . . . . . . . . . .'],
  [printing.getWorksheetPdf, '              . F U . . . . . . . . . .'],
  [practice.getUserAnalyticsData, '         . F U . . . . . . . . . .'],
  [practice.getColourCodesForTiles, '       . F U . . . . . . . . . .'],
  [practice.getTimeLeftOnFreemiumTrial, '   . F U . . . . . . . . . .'],

  [progress.getPracticePlan, '              . F U . . . . . . . . . .'],
  [progress.getMistakesBook, '              . F U . . . . . . . . . .'],
  [progress.getMyEffort, '                  . F U . . . . . . . . . .'],
  [progress.getParentReport, '              . F U . . . . . . . . . .'],

  [english.addEnglishQuestionToDB, '        . . . . . . . E A . . . .'],
  [english.addEnglishComprehensionToDB, '   . . . . . . . E A . . . .'],
  [english.retireEnglishItem, '             . . . . . . . E A . . . .'],
  [english.getStaffEnglishItems, '          . . . . . . . E A . . . .'],
  [english.approveEnglishItem, '            . . . . . . . . A . . . .'],

  [accounts.forgetSignUp, '                 . . . . . . . . . W . . .'],
  [accounts.noteIdentityMismatch, '         . . . . . . . . . W . . .'],
  [accounts.grantRole, '                    . . . . . . . . A W . . .'],
  [investigations.getProjections, '         . . . . . . . . A W . . .'],
  [investigations.requestProjectionRebuild, '. . . . . . . . A W . . .'],
  [investigations.getFailedJobs, '          . . . . . . . . A . . . .'],
  [investigations.retryJob, '               . . . . . . . . A . . . .'],
  [investigations.findStreams, '            . . . . . . . . A . . . .'],
  [investigations.getStreamEvents, '        . . . . . . . . A . . . .'],
];

/** Who may make each call. */
export const permissions: ReadonlyMap<Contract, ReadonlySet<PrincipalLetter>> = new Map(
  matrix.map(([contract, row]) => [contract, new Set(row.trim().split(' ').filter(isLetter))]),
);

function isLetter(mark: string): mark is PrincipalLetter {
  return mark in principals;
}
