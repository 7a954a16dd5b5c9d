import { accountsCalls } from '../accounts/testing/accounts.calls';
import { advertisingCalls } from '../advertising/testing/advertising.calls';
import { peopleCalls } from '../accounts/testing/people.calls';
import type { Contract } from '../describe/contract';
import { investigationsCalls } from '../investigations/testing/investigations.calls';
import { marketingCalls } from '../marketing/testing/marketing.calls';
import { mockExamsCalls } from '../mock-exams/testing/mock-exams.calls';
import { paymentsCalls } from '../payments/testing/payments.calls';
import { practiceCalls } from '../practice/testing/practice.calls';
import { privacyCalls } from '../privacy/testing/privacy.calls';
import { questionsCalls } from '../questions/testing/questions.calls';
import { rightsCalls } from '../rights/testing/rights.calls';
import type { Called, Subject } from './called';

/** Every call of the system, as its tests make it. */
export const allCalls: readonly Called[] = [
  ...accountsCalls,
  ...peopleCalls,
  ...marketingCalls,
  ...questionsCalls,
  ...practiceCalls,
  ...paymentsCalls,
  ...investigationsCalls,
  ...rightsCalls,
  ...advertisingCalls,
  ...privacyCalls,
  ...mockExamsCalls,
];

const byContract = new Map(allCalls.map((called) => [called.contract, called]));

/** How a call is made in tests. @throws for one that no feature's `calls.ts` names */
export function calledAs(contract: Contract): Called {
  const called = byContract.get(contract);
  if (!called) throw new Error(`${contract.path} is in no feature's testing/<feature>.calls.ts`);
  return called;
}

/** The sample request of a call. */
export const sampleOf = (contract: Contract, subject: Subject) => calledAs(contract).request(subject);
