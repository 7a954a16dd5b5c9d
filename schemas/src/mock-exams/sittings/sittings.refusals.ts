/** How the refusals of a sitting are told: to a child, in the middle of an exam. */
export const sittingsRefusals = {
  MockSittingNotFound: { status: 404, title: 'There is no mock exam for you here.' },
  MockExamNotBegun: { status: 409, title: 'Your exam session has not started.' },
  MockExamOver: { status: 409, title: 'This exam session is over.' },
  MockExamPaused: { status: 409, title: 'The exam is paused. Your time is standing still; please wait.' },
  MockPapersNotYet: { status: 409, title: 'The papers can be fetched from a quarter of an hour before the exam.' },
  MockPaperNotOpen: { status: 409, title: 'This paper is not open.' },
  MockActsUnclear: { status: 422, title: 'Two different acts have the same number. Please load the page once more.' },
  MockPaperNotOver: { status: 409, title: 'There is still time left in this paper.' },
  MockBreakNotOver: { status: 409, title: 'The break is not over yet. There is still time to rest.' },
  MockNoRestLeft: { status: 409, title: 'There is no rest left to take in this paper.' },
  MockQuestionNotFound: { status: 404, title: 'This paper has no such question or choice.' },
  MockOtherDevice: { status: 409, title: 'Your exam is open on another device. You can go on here instead.' },
  MockDeviceChangedTooOften: {
    status: 409,
    title:
      'This exam has changed devices so often that it stays where it is now. Please go on there, or ask us for help.',
  },
  MockAnswerChangedTooOften: {
    status: 409,
    title: 'This answer was changed so often that no more changes are kept. Submit it to keep what stands there now.',
  },
} as const;
