import Type from 'typebox';
import { parents, service } from '../accounts/roles';
import { anyone, command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Id, Instant, orNull, Text } from '../describe/schema';
import { Certificate } from './certificate';

/** For how long they may change their mind. */
export const DAYS_TO_CHANGE_ONES_MIND = 14;
/** What is typed before anything is erased, in whatever case. */
export const ERASE_WORD = 'erase';

const which = { familyId: Id, erasureId: Id };

export const askErasure = command({
  call: 'POST /privacy/askErasure',
  who: parents,
  summary:
    'Asks for a child, or without one for the whole family, to be erased in a fortnight. The password is wanted again, and the word “erase”.',
  request: {
    learnerId: Maybe(Id),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    typed: Text(60),
  },
  reply: { erasureId: Id, dueAt: Instant },
  refusals: [
    'ChildNotFound',
    'ConfirmationNotTyped',
    'ErasureAskedTooOften',
    'FamilyHeldByAnother',
    'LastChild',
    'PasswordNotRight',
    'TooManyAttempts',
  ],
});

export const cancelErasure = command({
  call: 'POST /privacy/cancelErasure',
  who: parents,
  summary: 'Keeps what was to be erased. It can be done until the last moment of the fortnight.',
  request: { erasureId: Id },
  refusals: ['ErasureBegun', 'ErasureNotFound'],
});

export const keepAfterNewPassword = command({
  call: 'POST /privacy/keepAfterNewPassword',
  who: service('workers'),
  summary:
    'Keeps what an account had asked to have erased before it chose a new password by a link: whoever asked may be somebody else.',
  request: { accountId: Id, changedAt: Instant },
});

export const noteErasureNear = command({
  call: 'POST /privacy/noteErasureNear',
  who: service('workers'),
  summary: 'Notes that few days are left to change one’s mind; the parents are told.',
  request: which,
});

export const beginErasure = command({
  call: 'POST /privacy/beginErasure',
  who: service('workers'),
  summary:
    'Begins an erasure whose fortnight is over, unless it was cancelled: who it is about is looked for everywhere.',
  request: which,
  refusals: ['ErasureNotDue', 'SearchGoesOn'],
});

export const carryOutErasure = command({
  call: 'POST /privacy/carryOutErasure',
  who: service('workers'),
  summary: 'Tells those who must be told, and destroys the keys. A repeat goes on where the last one ended.',
  request: which,
});

export const certifyErasure = command({
  call: 'POST /privacy/certifyErasure',
  who: service('workers'),
  summary: 'Looks everywhere for whoever was erased, and says that nothing of them is left.',
  request: which,
  refusals: ['PersonStillFound', 'SearchGoesOn'],
});

export const getErasureCertificate = query({
  call: 'POST /privacy/getErasureCertificate',
  who: anyone,
  summary: 'The certificate of an erasure, by its reference: it holds no personal data. Its hash is taken anew.',
  request: { reference: Id },
  reply: {
    /** `kept`: it was taken back, or could not be done; `coming`: there is no certificate yet. */
    standing: Type.Enum(['unknown', 'kept', 'coming', 'certified']),
    certificate: orNull(Certificate),
    hash: Type.Union([Type.String(), Type.Null()]),
    /** Whether the certificate is the one that was given, word for word. */
    isValid: Type.Boolean(),
  },
});
