import Type from 'typebox';
import { signedIn } from './accounts.contract';
import { learners, parents, passwordGivers } from './roles';
import { command, query } from '../describe/contract';
import { Maybe } from '../describe/events';
import { Day, GivenName, Id, Instant, Name, orNull, Shape } from '../describe/schema';

const said = { name: GivenName, bornOn: Maybe(Day) };

/** More than this in one household practises nowhere; the archived ones do not count. */
export const MOST_CHILDREN = 10;

export const getMyFamily = query({
  call: 'POST /family/getMyFamily',
  who: learners,
  summary: 'The children of the caller’s family in the order in which they came, the archived ones too.',
  reply: {
    /** Empty where it is not known. */
    parentFirstName: Type.String(),
    parentLastName: Type.String(),
    children: Type.Array(
      Shape({ learnerId: Id, name: orNull(Name), bornOn: orNull(Day), archivedAt: orNull(Instant) }),
    ),
  },
});

export const chooseLearner = command({
  call: 'POST /family/chooseLearner',
  who: learners,
  summary:
    'Says who is practising in this browser: gives an access token for that child, and so does every renewal from now on.',
  request: { learnerId: Id },
  reply: signedIn,
  refusals: ['ChildNotFound', 'SessionEnded'],
});

export const openParentsDoor = command({
  call: 'POST /family/openParentsDoor',
  who: passwordGivers,
  summary:
    'Opens what is for parents alone in this browser, and what staff do after their password, for 15 minutes from now. So does logging in; a renewal does not prolong it, and choosing a child shuts it.',
  request: { password: Type.String({ minLength: 1, maxLength: 128 }) },
  reply: signedIn,
  refusals: ['PasswordNotRight', 'SessionEnded', 'TooManyAttempts'],
});

export const shutParentsDoor = command({
  call: 'POST /family/shutParentsDoor',
  who: passwordGivers,
  summary: 'Shuts the parents’ door of this browser: from the token of this reply on, the password is asked for again.',
  reply: signedIn,
  refusals: ['SessionEnded'],
});

export const addChild = command({
  call: 'POST /family/addChild',
  who: parents,
  summary: 'Adds a child to the caller’s family, with a progress of their own.',
  request: said,
  reply: { learnerId: Id },
  refusals: ['ChildNameTaken', 'FamilyFull', 'FamilyChangedTooOften', 'TooManyChildrenToday', 'BirthdayNotPossible'],
});

export const changeChild = command({
  call: 'POST /family/changeChild',
  who: parents,
  summary: 'Changes the name and the birthday of a child. A birthday that is left out is forgotten.',
  request: { learnerId: Id, ...said },
  refusals: ['ChildNotFound', 'ChildNameTaken', 'FamilyChangedTooOften', 'BirthdayNotPossible'],
});

export const archiveChild = command({
  call: 'POST /family/archiveChild',
  who: parents,
  summary:
    'Puts a child away who practises no longer. All that they did stays, and they can be brought back; their places in free mock exams to come are given back.',
  request: { learnerId: Id },
  refusals: ['ChildNotFound', 'LastChild', 'FamilyChangedTooOften'],
});

export const restoreChild = command({
  call: 'POST /family/restoreChild',
  who: parents,
  summary: 'Brings a child back who was put away.',
  request: { learnerId: Id },
  refusals: ['ChildNotFound', 'ChildNameTaken', 'FamilyFull', 'FamilyChangedTooOften'],
});
