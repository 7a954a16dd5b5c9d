import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { isServiceRole, serviceNames, serviceRoles } from '../accounts/roles';
import { contracts } from '../contracts';
import { anyone, command, roles, type Contract } from '../describe/contract';
import { Shape } from '../describe/schema';
import { features } from '../features';
import { allCalls } from './all-calls';
import { called, isAmong, nothing, principalLetters, principals, type PrincipalLetter } from './called';

const subject = { worksheetId: 'worksheet-1', accountId: 'account-1', fresh: 'fresh-1' };
const known = new Set(allCalls.map(({ contract }) => contract));

function mayByContract({ who }: Contract, letter: PrincipalLetter): boolean {
  if (who.kind === 'anyone') return true;
  const principal = principals[letter];
  return 'role' in principal && !('lost' in principal) && isAmong(principal.role, who.roles);
}

const rowOf = (is: (letter: PrincipalLetter) => boolean, afterPassword = false) =>
  principalLetters
    .map((letter) => (is(letter) ? letter : '.'))
    .map((mark) => (afterPassword ? mark.toLowerCase() : mark))
    .join(' ');
const wantsPassword = ({ who }: Contract) => who.kind === 'roles' && who.afterPassword === true;

describe('the calls as tests make them', () => {
  it('are all there', () => {
    const missing = features.flatMap(({ name, contracts }) =>
      contracts
        .filter((contract) => !known.has(contract))
        .map(({ path }) => `${path}: who may make it, and a request, in schemas/src/${name}/testing/${name}.calls.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('are brought by a feature', () => {
    const strange = allCalls.filter(({ contract }) => !contracts.includes(contract));
    expect(strange.map(({ contract }) => `${contract.path}: its module is in no feature.ts`)).toEqual([]);
  });

  it('are there once', () => {
    const paths = allCalls.map(({ contract }) => contract.path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('say of who may make them what their contracts say', () => {
    const told = allCalls.map(
      ({ contract, may, afterPassword }) => `${contract.path} ${rowOf((letter) => may.has(letter), afterPassword)}`,
    );
    const meant = allCalls.map(
      ({ contract }) =>
        `${contract.path} ${rowOf((letter) => mayByContract(contract, letter), wantsPassword(contract))}`,
    );
    expect(told.filter((row) => !meant.includes(row))).toEqual([]);
  });

  // Said a second time as well: a key that is stolen from one service opens no call of another.
  it('are made by no service but the one that has to', () => {
    const callsOf = (name: (typeof serviceNames)[number]) =>
      contracts
        .filter(({ who }) => who.kind === 'roles' && who.roles.includes(serviceRoles[name]))
        .map(({ path }) => path)
        .sort();
    expect(Object.fromEntries(serviceNames.map((name) => [name, callsOf(name)]))).toEqual({
      'query-service': ['/auth/noteIdentityMismatch', '/noteStreamLook'],
      workers: [
        '/advertising/closeConversion',
        '/advertising/openConversion',
        '/auth/forgetGuest',
        '/auth/forgetMockPlace',
        '/auth/forgetSignUp',
        '/auth/forgetSubscriber',
        '/auth/noteListMember',
        '/auth/seatMockPlace',
        '/family/forgetInvitation',
        '/family/withdrawInvitationsOf',
        '/marketing/addressLetter',
        '/marketing/closeLetter',
        '/mock-exams/bookCatchUp',
        '/mock-exams/followSession',
        '/mock-exams/issueAgainAfterIncident',
        '/mock-exams/issueAgainAfterKeyChange',
        '/mock-exams/issueOverallReport',
        '/mock-exams/issueReport',
        '/mock-exams/noteOverallReportSent',
        '/mock-exams/noteReportFailed',
        '/mock-exams/noteReportSent',
        '/mock-exams/prepareReports',
        '/mock-exams/raiseReportsAlarm',
        '/mock-exams/setReportsDue',
        '/mock-exams/settleSitting',
        '/mock-exams/skipReport',
        '/mock-exams/standsReport',
        '/mock-exams/standsSeat',
        '/payments/beginComparison',
        '/payments/compareFamilies',
        '/payments/comparePage',
        '/payments/forgetRegistration',
        '/payments/makeRefund',
        '/payments/returnCancelledExam',
        '/privacy/beginErasure',
        '/privacy/carryOutErasure',
        '/privacy/certifyErasure',
        '/privacy/keepAfterNewPassword',
        '/privacy/noteErasureNear',
      ],
      operator: [
        '/auth/endAllSessions',
        '/auth/grantRole',
        '/auth/revokeRole',
        '/getProjections',
        '/requestProjectionRebuild',
      ],
    });
    const named = contracts.flatMap(({ who }) => (who.kind === 'roles' ? who.roles : []));
    expect(new Set(named.filter(isServiceRole))).toEqual(new Set(Object.values(serviceRoles)));
  });

  it('have requests that their contracts accept', () => {
    const faults = allCalls.flatMap(({ contract, request }) =>
      Value.Errors(Shape(contract.request), request(subject)).map(
        ({ instancePath, message }) => `${contract.path} ${instancePath} ${message}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('refuse a row that is not whole, or has a letter out of its column', () => {
    const call = command({ call: 'POST /go', who: anyone, summary: 'Goes.' });
    for (const row of ['', '. . .', 'F V U S T H C E A W D O P', 'V F U S T H C E A W D O X'])
      expect(() => called(call, row, nothing)).toThrow('/go: its row is');
  });

  it('would show a row that gives a call away', () => {
    const call = command({ call: 'POST /go', who: roles('ROLE_ADMIN'), summary: 'Goes.' });
    expect(rowOf((letter) => mayByContract(call, letter))).toBe('. . . . . . . . A . . . .');
  });
});
