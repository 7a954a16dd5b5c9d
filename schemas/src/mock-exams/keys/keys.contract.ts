import Type from 'typebox';
import { adminsAfterPassword, service } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Email, Id, Own, SeenLines } from '../../describe/schema';
import { ContentHash } from '../paper';
import { KeyVersion } from './key-change';
import { KeyReason } from './key-decision.events';

const own = { email: Maybe(Own(Email, 'email')) };

/** What `getMockKeyChange` told, signed; it says which change it is, and what follows from it: with all reports that it can name, in base64. */
const Shown = Type.String({ minLength: 1, maxLength: 720_000 });
const bodyKiB = 720;
const held = ['MockKeysNotFound', 'MockKeyPreviewOutOfDate', 'MockKeyReportsRunning'] as const;
const because = ['MockKeyNotAnOption', 'MockKeyIsSo', 'MockKeyDecisionNotFound', 'MockKeyDecisionNotLast'] as const;

export const proposeMockKeyChange = command({
  call: 'POST /mock-exams/proposeKeyChange',
  who: adminsAfterPassword,
  does: 'puts a key right',
  summary:
    'Corrects or voids a key, or takes such a decision back, as it was looked at. Where an issued report would print differently it waits for a second admin: `askedOf` is mailed, who is one of those who may confirm it.',
  request: { ...own, paperHash: ContentHash, shown: Shown, reason: KeyReason, askedOf: Maybe(Id) },
  bodyKiB,
  reply: { proposalId: Id, isDecided: Type.Boolean() },
  refusals: [
    ...held,
    ...because,
    'MockKeyProposalOpen',
    'MockKeyProposedOften',
    'MockKeyReasonTellsAnswer',
    'MockKeyAskedCannotConfirm',
  ],
});

export const confirmMockKeyChange = command({
  call: 'POST /mock-exams/confirmKeyChange',
  who: adminsAfterPassword,
  does: 'puts a key right',
  summary: 'Confirms what another admin proposed, as it was looked at: from then on it counts.',
  request: { ...own, paperHash: ContentHash, proposalId: Id, shown: Shown },
  bodyKiB,
  refusals: [
    ...held,
    ...because,
    'MockKeyProposalNotFound',
    'MockKeyNeedsAnother',
    'MockKeyConfirmerTooNew',
    'MockKeyConfirmerMadeProposer',
    'MockKeyConfirmerMadeByProposer',
    'MockKeyConfirmerMadeByOne',
    'MockKeyReasonTellsAnswer',
  ],
});

export const withdrawMockKeyChange = command({
  call: 'POST /mock-exams/withdrawKeyChange',
  who: adminsAfterPassword,
  does: 'leaves a key as it is',
  summary: 'Takes a proposal away, or refuses that of another: the key stays as it is.',
  request: { ...own, paperHash: ContentHash, proposalId: Id, words: Maybe(SeenLines(300)) },
  refusals: ['MockKeyProposalNotFound'],
});

export const issueAgainAfterKeyChange = command({
  call: 'POST /mock-exams/issueAgainAfterKeyChange',
  who: service('workers'),
  summary:
    'Asks for those reports again that a decision on a key prints differently, and for what was counted meanwhile with the key before. Done again it changes nothing.',
  request: { paperHash: ContentHash, keyVersion: KeyVersion },
  refusals: [
    'MockKeysNotFound',
    'SessionNotFound',
    'SessionCancelled',
    'ReportsNoPapers',
    'ReportsAwaited',
    'MockKeyReportsRunning',
  ],
});
