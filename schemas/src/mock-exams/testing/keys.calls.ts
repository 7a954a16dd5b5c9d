import { called, type Called } from '../../testing/called';
import { getMockExamKeyHistory, getMockKeyChange } from '../keys/key-preview.contract';
import { getMockKeyProposals } from '../keys/key-proposals.contract';
import * as keys from '../keys/keys.contract';

const ADMINS = '. . . . . . . . A . . . .';
const AFTER_PASSWORD = '. . . . . . . . a . . . .';
const SERVICES = '. . . . . . . . . W . . .';

const paperHash = 'f'.repeat(64);
const reason = '“Thrifty” is right.';

export const keysCalls: readonly Called[] = [
  called(keys.proposeMockKeyChange, AFTER_PASSWORD, () => ({ paperHash, reason, shown: 'signed.by.nobody' })),
  called(keys.confirmMockKeyChange, AFTER_PASSWORD, ({ fresh }) => ({
    paperHash,
    proposalId: fresh,
    shown: 'signed.by.nobody',
  })),
  called(keys.withdrawMockKeyChange, AFTER_PASSWORD, ({ fresh }) => ({ paperHash, proposalId: fresh })),
  called(keys.issueAgainAfterKeyChange, SERVICES, () => ({ paperHash, keyVersion: 1 })),
  called(getMockKeyChange, ADMINS, () => ({ paperHash, questionId: 'question-1' })),
  called(getMockKeyProposals, ADMINS, () => ({})),
  called(getMockExamKeyHistory, ADMINS, ({ fresh }) => ({ mockExamSessionId: fresh })),
];
