/** What somebody who sits a paper does to it. All of them may be absent: then it is drawn the same, and nothing is done. */
export interface ExamHandlers {
  /** Another question is to be shown. */
  readonly onShow?: ((questionId: string) => void) | undefined;
  readonly onChoose?: ((questionId: string, letter: string) => void) | undefined;
  /** Submit Answer: the next question is asked for after it by `onShow`. */
  readonly onSubmit?: ((questionId: string, letter: string) => void) | undefined;
  readonly onMark?: ((questionId: string, isMarked: boolean) => void) | undefined;
  /** What a section is about is hidden, or shown again: told by the section's id, and kept by whoever gives `folded`. */
  readonly onFold?: ((sectionId: string, isFolded: boolean) => void) | undefined;
  readonly onStrike?: ((questionId: string, letter: string, isStruck: boolean) => void) | undefined;
}
