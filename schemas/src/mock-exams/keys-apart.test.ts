import { expect, it } from '@jest/globals';
import Type, { type TSchema } from 'typebox';
import { isStaff } from '../accounts/roles';
import { contracts } from '../contracts';
import type { Contract } from '../describe/contract';
import { Shape } from '../describe/schema';
import { Paper, QuestionKey } from './paper';
import { mockExamsFeature } from './mock-exams.feature';
import { AuthoredQuestion } from './sets/authored';

interface Described {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** Each object that a schema describes, at every depth. */
function shapesIn(schema: TSchema): Readonly<Record<string, TSchema>>[] {
  const { properties, items, anyOf = [] } = schema as Described;
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...anyOf];
  return [...(properties ? [properties] : []), ...inner.flatMap(shapesIn)];
}

const namesIn = (schema: TSchema) => shapesIn(schema).flatMap((properties) => Object.keys(properties));

/** Whoever may call it besides staff and our own services. */
const isForLearners = ({ who }: Contract) =>
  who.kind === 'anyone' ||
  who.roles.some(
    (role) => ['ROLE_USER', 'ROLE_FREE_USER', 'ROLE_MOCK_EXAM_STUDENT'].includes(role) && !isStaff([role]),
  );

/** What a key says, by whatever name an author's call gives it. */
const ofKeys = [
  'answer',
  'correctAnswer',
  'explanation',
  'solution',
  'drawnFrom',
  'answerImage',
  'answerPicture',
  'keys',
];

/** Calls that tell keys after all, and only once every session of the set has closed: see MOCK-3. */
const openLater: readonly string[] = ['/getMockExamPaperWithUserAnswerSet'];

/** Of papers that count for nothing, which are the same for everybody: told of what is handed in. */
const countsForNothing: readonly string[] = ['/mock-exams/markRehearsal'];

const isKey = (properties: Readonly<Record<string, TSchema>>) =>
  ['questionId', 'answer', 'explanation'].every((name) => name in properties);

it('has no key in what a child sees of a paper', () => {
  expect(namesIn(Paper).filter((name) => ofKeys.includes(name))).toEqual([]);
});

it('says no key in any reply that learners or visitors may have', () => {
  const telling = contracts.filter((contract) => isForLearners(contract) && shapesIn(contract.reply).some(isKey));
  expect(telling.map(({ path }) => path)).toEqual([]);
});

it('says nothing of keys in any call of mock exams that learners may make, by whatever name', () => {
  const telling = mockExamsFeature.contracts.filter(
    (contract) =>
      isForLearners(contract) &&
      !openLater.includes(contract.path) &&
      !countsForNothing.includes(contract.path) &&
      namesIn(contract.reply).some((name) => ofKeys.includes(name)),
  );
  expect(telling.map(({ path }) => path)).toEqual([]);
});

it('would find one, however deep', () => {
  const deep = Shape({ papers: Type.Array(Shape({ one: Type.Union([Type.Null(), QuestionKey]) })) });
  expect(shapesIn(deep).some(isKey)).toBe(true);
  expect(shapesIn(AuthoredQuestion).some(isKey)).toBe(true);
  expect(mockExamsFeature.contracts.some(({ reply }) => namesIn(reply).includes('correctAnswer'))).toBe(true);
});
