import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command, file, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Id, orNull, Shape, Text } from '../../describe/schema';
import { ownEmail } from '../../practice/as-sent';
import { ContentHash, MOST_OPTIONS, Picture } from '../paper';
import { notChanged } from './authored';

/** A file of at most 5 MB, which is a third more in base64; fields and edges of a form take a little. */
const UPLOAD_KIB = 6_900;

/** As forms and older clients say yes and no. */
const Switch = Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])]);

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' });
/** Left out: the picture that is there gets other words. */
const File = Maybe(Base64);
const Alt = Maybe(Text(500));
const fault = ['MockExamNoImage', 'MockExamImageNotRead', 'MockExamImageTooLarge', 'MockExamImageAnimated'] as const;
const kept = { picture: Picture };

const ofSection = {
  /** Beside the section itself, or beside its example; the section’s where neither is said. */
  target: Maybe(Type.Enum(['section', 'example'])),
  /** The same as older clients say it: true is the section’s. */
  isSectionImage: Maybe(Switch),
};
const sectionMissing = [...notChanged, 'MockExamSectionNotFound'] as const;

const ofQuestion = {
  target: Maybe(Type.Enum(['question', 'answer', 'option'])),
  /** Of which option, from 0 on. */
  option: Maybe(
    Type.Union([Type.Integer({ minimum: 0, maximum: MOST_OPTIONS - 1 }), Type.Enum(['0', '1', '2', '3', '4'])]),
  ),
};
const questionMissing = [...notChanged, 'MockExamQuestionNotFound'] as const;

export const addImageToMockExamSection = command({
  call: 'POST /addImageToMockExamSection',
  who: admins,
  summary:
    'Puts a picture beside a section or its example: PNG, JPEG or WebP, at most 5 MB and 20 megapixels. It is written anew, with nothing in it but its pixels. A form, or JSON with the file in base64.',
  form: true,
  bodyKiB: UPLOAD_KIB,
  request: { email: ownEmail, mockExamSectionId: Id, file: File, alt: Alt, ...ofSection },
  reply: kept,
  refusals: [...sectionMissing, ...fault],
});

export const deleteMockExamSectionImage = command({
  call: 'POST /deleteMockExamSectionImage',
  who: admins,
  summary: 'Takes the picture of a section, or of its example, away.',
  request: { email: ownEmail, sectionId: Id, ...ofSection },
  refusals: sectionMissing,
});

export const addImageToMockExamQuestion = command({
  call: 'POST /addImageToMockExamQuestion',
  who: admins,
  summary:
    'Puts a picture beside a question, its explanation or one of its options: as for sections. A form, or JSON with the file in base64.',
  form: true,
  bodyKiB: UPLOAD_KIB,
  request: { email: ownEmail, questionId: Id, image: File, alt: Alt, addingQuestion: Maybe(Switch), ...ofQuestion },
  reply: kept,
  refusals: [...questionMissing, ...fault],
});

export const deleteMockExamQuestionImage = command({
  call: 'POST /deleteMockExamQuestionImage',
  who: admins,
  summary: 'Takes the picture of a question, of its explanation or of one of its options away.',
  request: { email: ownEmail, questionId: Id, gettingQuestion: Maybe(Switch), ...ofQuestion },
  refusals: questionMissing,
});

/** In base64; null where there is none. A drawing of the question bank is SVG. */
const asText = Shape({ image: orNull(Type.String()), mediaType: orNull(Type.String()) });

export const getMockExamSectionImage = query({
  call: 'POST /getMockExamSectionImage',
  who: admins,
  summary: 'The picture of a section, or of its example, in base64.',
  request: { email: ownEmail, mockExamSectionId: Id, ...ofSection },
  reply: asText,
});

export const getMockExamQuestionImage = query({
  call: 'POST /getMockExamQuestionImage',
  who: admins,
  summary: 'The picture of a question, of its explanation or of one of its options, in base64.',
  request: { email: ownEmail, questionId: Id, gettingQuestion: Maybe(Switch), ...ofQuestion },
  reply: asText,
});

export const getMockExamImage = query({
  call: 'GET /mockExamImage/{hash}',
  who: admins,
  summary: 'A picture that was put somewhere in a set, by its hash.',
  request: { hash: ContentHash },
  reply: file('image/webp'),
});
