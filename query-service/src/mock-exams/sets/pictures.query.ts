import type { BlobStore } from 'platform/blobs';
import { answer, nothing } from 'platform/http';
import type { Picture } from 'schemas/mock-exams/paper';
import { targetOfQuestion, targetOfSection } from 'schemas/mock-exams/sets/picture-place';
import {
  getMockExamImage,
  getMockExamQuestionImage,
  getMockExamSectionImage,
} from 'schemas/mock-exams/sets/pictures.contract';
import { mockSetQuestions, mockSetSections } from 'schemas/mock-exams/sets/sets.tables';

type Blobs = Pick<BlobStore, 'get'>;

/** Pictures for authors: by their hash, or in base64 as older clients want them. */
export const picturesQueries = (blobs: Blobs) => [
  answer(getMockExamImage, { reads: [] }, async ({ hash }) => {
    const blob = await blobs.get(hash);
    return blob === undefined ? nothing : new Uint8Array(blob.bytes);
  }),
  answer(getMockExamSectionImage, { reads: [mockSetSections] }, async ({ mockExamSectionId, ...told }, { db }) => {
    const section = await db
      .from(mockSetSections)
      .select(['picture', 'examplePicture'])
      .where('sectionId', '=', mockExamSectionId)
      .executeTakeFirst();
    const picture = targetOfSection(told) === 'example' ? section?.examplePicture : section?.picture;
    return inBase64(picture ?? null, blobs);
  }),
  answer(getMockExamQuestionImage, { reads: [mockSetQuestions] }, async (request, { db }) => {
    const { questionId, gettingQuestion, ...told } = request;
    const question = await db
      .from(mockSetQuestions)
      .select(['picture', 'answerPicture', 'options'])
      .where('questionId', '=', questionId)
      .executeTakeFirst();
    const { target, option } = targetOfQuestion({ isQuestion: gettingQuestion, ...told });
    const pictures = {
      question: question?.picture,
      answer: question?.answerPicture,
      option: question?.options[option]?.picture,
    };
    return inBase64(pictures[target] ?? null, blobs);
  }),
];

async function inBase64(picture: Picture | null, blobs: Blobs) {
  if (picture === null) return { image: null, mediaType: null };
  if (picture.kind === 'drawn')
    return { image: Buffer.from(picture.svg).toString('base64'), mediaType: 'image/svg+xml' };
  const blob = await blobs.get(picture.hash);
  return { image: blob?.bytes.toString('base64') ?? null, mediaType: blob?.mediaType ?? null };
}
