/** How the refusals of authoring are told. */
export const setsRefusals = {
  MockExamSetNotFound: { status: 404, title: 'There is no such mock exam set.' },
  MockExamNotFound: { status: 404, title: 'There is no such exam in this set.' },
  MockExamSectionNotFound: { status: 404, title: 'There is no such section in this set.' },
  MockExamQuestionNotFound: { status: 404, title: 'There is no such question in this set.' },
  MockExamFull: {
    status: 409,
    title:
      'There is no room for more: a set holds 6 exams, an exam 12 sections and 120 questions, a section 80 questions.',
  },
  MockExamOrderNotWhole: {
    status: 409,
    title:
      'Somebody has added something or taken something away meanwhile. Please look again, and put it in order then.',
  },
  MockExamTooManyOptions: { status: 422, title: 'A question has at most five options.' },
  MockExamAnswerNotAnOption: {
    status: 422,
    title: 'The correct answer is none of the options. Give its letter, or its words as they stand there.',
  },
  MockExamSetNotReady: { status: 409, title: 'Something is missing yet. The list of what is missing says what.' },
  MockExamSetInUse: {
    status: 409,
    title:
      'A session that is to come, or being sat, has this set. Give that session another set or cancel it, and delete this one then.',
  },
  MockExamSetChangedMeanwhile: {
    status: 409,
    title: 'Somebody has changed this set meanwhile. Please look at it once more before you publish it.',
  },
  MockExamEditedMeanwhile: {
    status: 409,
    title: 'Somebody else has saved this meanwhile. Please look at what stands there now, and save once more.',
  },
  MockExamSetChangedTooOften: {
    status: 409,
    title:
      'This set was changed so often that it takes no more changes. Please make a copy of it, and go on with that.',
  },
  MockExamTypeNotDrawable: {
    status: 422,
    title: 'The question bank has no such questions that can be asked with five options.',
  },
  MockExamNothingNew: { status: 409, title: 'The question bank has nothing more of this that the set does not have.' },
  MockExamNotDrawn: { status: 422, title: 'This question was not drawn from the question bank.' },
  MockExamSectionHasText: {
    status: 409,
    title: 'This section has a text to read already. Please take that away first.',
  },
  MockExamNoImage: { status: 422, title: 'There is no picture here yet. Please choose one.' },
  MockExamImageNotRead: {
    status: 422,
    title: 'This cannot be read as a picture. Please take a PNG, JPEG or WebP file.',
  },
  MockExamImageTooLarge: {
    status: 422,
    title: 'This picture is too large. It may have 5 MB, and 20 million pixels.',
  },
  MockExamImageAnimated: { status: 422, title: 'This picture moves. Please take one that stands still.' },
} as const;
