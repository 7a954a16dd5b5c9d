/** How the refusals of a demo test or a practice exam are told. */
export const rehearsalsRefusals = {
  RehearsalHasChanged: {
    status: 409,
    title: 'This paper has changed since you opened it. Please begin again with the new one.',
  },
  RehearsalQuestionNotFound: { status: 404, title: 'This paper has no such question.' },
} as const;
