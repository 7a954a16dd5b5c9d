/** How a refusal is told: its HTTP status, and a sentence for the person who sees it. The deciders know only the code. */
export interface RefusalText {
  readonly status: number;
  readonly title: string;
}

export const refusals = {
  AccountNotFound: { status: 404, title: 'There is no such account.' },
  CredentialsNotRight: { status: 401, title: 'Incorrect Credentials' },
  EnglishItemNotFound: { status: 404, title: 'There is no such English question.' },
  LinkNotValid: { status: 410, title: 'This link has been used already, or it has expired.' },
  OwnItemNotApprovable: { status: 403, title: 'Somebody else has to approve what you have written.' },
  QuantitiesNotRight: { status: 422, title: 'Choose between 1 and 20 questions of each type.' },
  QuestionNotFound: { status: 404, title: 'This worksheet has no such question.' },
  QuestionTypeNotKnown: { status: 404, title: 'There are no questions of this type.' },
  SessionEnded: { status: 401, title: 'Please log in again.' },
  TermsNotAccepted: { status: 422, title: 'Please agree to the Terms and Conditions' },
  TooManyAttempts: { status: 429, title: 'Too many attempts. Please wait a few minutes and try again.' },
  WorksheetComplete: { status: 409, title: 'This worksheet has been marked already.' },
  WorksheetIsOnPaper: {
    status: 409,
    title: 'This worksheet was made for paper; its answers stand on its answer sheet.',
  },
  WorksheetNotFound: { status: 404, title: 'There is no such worksheet.' },
  WorksheetNotMarked: { status: 409, title: 'The answers are shown once the worksheet is marked.' },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;
