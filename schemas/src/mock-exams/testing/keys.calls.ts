import { called, type Called } from '../../testing/called';
import * as keys from '../keys/keys.contract';

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
];
