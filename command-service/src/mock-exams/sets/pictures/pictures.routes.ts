import type { BlobStore } from 'platform/blobs';
import { commandsTo, flow, type CommandDeps, type CommandTools, type Route } from 'platform/http';
import { IMAGE_TYPE, type ImageFault, type ImageWorkshop } from 'platform/images';
import type { Picture } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import { targetOfQuestion, targetOfSection } from 'schemas/mock-exams/sets/picture-place';
import {
  addImageToMockExamQuestion,
  addImageToMockExamSection,
  deleteMockExamQuestionImage,
  deleteMockExamSectionImage,
} from 'schemas/mock-exams/sets/pictures.contract';
import { examSet } from '../exam-set.decider';
import { setOf } from '../ids';
import type { PicturePlace } from '../rules/exam-set-commands.rules';
import { findQuestion, findSection } from '../rules/exam-set-state.rules';

export interface PicturesParts {
  readonly blobs: BlobStore;
  readonly images: ImageWorkshop;
}

const on = commandsTo(examSet);

/** Pictures of sections and questions: in the set stands the hash alone of what was written anew. */
export const picturesRoutes = (parts: PicturesParts): readonly Route<CommandDeps>[] => [
  flow(addImageToMockExamSection, async ({ mockExamSectionId: holderId, file, alt, ...told }, tools) => {
    const section = findSection(await tools.read(examSet, setOf(holderId)), holderId)?.section;
    if (!section) return tools.refuse('MockExamSectionNotFound');
    const target = targetOfSection(told);
    const before = target === 'example' ? section.examplePicture : section.picture;
    const picture = await newPicture({ file, alt, before }, parts);
    if (typeof picture === 'string') return tools.refuse(picture);
    return put({ holderId, target, option: 0 }, picture, tools);
  }),
  flow(addImageToMockExamQuestion, async ({ questionId, image, alt, addingQuestion, ...told }, tools) => {
    const place = { holderId: questionId, ...targetOfQuestion({ isQuestion: addingQuestion, ...told }) };
    const question = findQuestion(await tools.read(examSet, setOf(questionId)), questionId)?.question;
    const isThere = question && (place.target !== 'option' || question.options[place.option] !== undefined);
    if (!isThere) return tools.refuse('MockExamQuestionNotFound');
    const picture = await newPicture({ file: image, alt, before: pictureAt(question, place) }, parts);
    return typeof picture === 'string' ? tools.refuse(picture) : put(place, picture, tools);
  }),
  on(deleteMockExamSectionImage, ({ sectionId: holderId, ...told }) => {
    const setId = setOf(holderId);
    const place = { holderId, target: targetOfSection(told), option: 0 };
    return { id: setId, command: { type: 'SetPicture', data: { setId, place, picture: null } } };
  }),
  on(deleteMockExamQuestionImage, ({ questionId: holderId, gettingQuestion, ...told }) => {
    const setId = setOf(holderId);
    const place = { holderId, ...targetOfQuestion({ isQuestion: gettingQuestion, ...told }) };
    return { id: setId, command: { type: 'SetPicture', data: { setId, place, picture: null } } };
  }),
];

const refusals = {
  'not an image': 'MockExamImageNotRead',
  'too large': 'MockExamImageTooLarge',
  animated: 'MockExamImageAnimated',
} as const satisfies Readonly<Record<ImageFault, string>>;

function pictureAt({ picture, answerPicture, options }: AuthoredQuestion, { target, option }: PicturePlace) {
  if (target === 'option') return options[option]?.picture;
  return target === 'answer' ? answerPicture : picture;
}

interface Uploaded {
  /** In base64; nothing where the picture that is there stays, with other words. */
  readonly file: string | undefined;
  readonly alt: string | undefined;
  readonly before: Picture | undefined;
}

async function newPicture({ file, alt = '', before }: Uploaded, parts: PicturesParts) {
  if (file !== undefined) return keptPicture(file, alt, parts);
  return before ? withWords(before, alt.trim()) : 'MockExamNoImage';
}

/** What the bank drew holds words of its own, too: a screen reader is given those beside it. */
const withWords = (picture: Picture, alt: string): Picture => Object.assign({}, picture, { alt });

/** Kept before the set names it: what a process that dies in between leaves behind is a picture that nobody names. */
async function keptPicture(file: string, alt: string, { blobs, images }: PicturesParts) {
  const image = await images.rewrite(Buffer.from(file, 'base64'));
  if (typeof image === 'string') return refusals[image];
  const { bytes, width, height } = image;
  const hash = await blobs.put({ bytes, mediaType: IMAGE_TYPE });
  const picture: Picture = { kind: 'kept', hash, width, height, alt: alt.trim() };
  return picture;
}

async function put(place: PicturePlace, picture: Picture, tools: Pick<CommandTools, 'handle'>) {
  const setId = setOf(place.holderId);
  await tools.handle(examSet, setId, { type: 'SetPicture', data: { setId, place, picture } });
  return { picture };
}
