import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, orNull, Own, Shape } from '../../describe/schema';
import { MockExamType } from '../paper';

/** Why a set cannot be sat in a session, in the order in which it is told. */
export const setFaults = ['not published', 'not two papers', 'other type', 'in use'] as const;

export const getSetsForMockExamSession = query({
  call: 'POST /getSetsForMockExamSession',
  who: admins,
  summary: 'The sets, and of each whether this session can be given it and why not; those that can be come first.',
  request: { email: Maybe(Own(Email, 'email')), mockExamSessionId: Id },
  reply: {
    sets: Type.Array(
      Shape({
        mockExamSetId: Id,
        examSetName: Type.String(),
        mockExamType: MockExamType,
        setVersion: Count,
        faults: Type.Array(Type.Enum([...setFaults])),
        isAssigned: Type.Boolean(),
        /** Who has booked this session and has begun this set, or an earlier version of it, in another one. */
        satBy: Type.Array(Shape({ mockExamUserId: Id, childName: orNull(Type.String()) })),
      }),
    ),
  },
  refusals: ['SessionNotFound'],
});
