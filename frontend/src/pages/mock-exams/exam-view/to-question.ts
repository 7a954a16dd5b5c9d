/** To the number of the question that is shown, so that it is read out and in sight. */
export function toQuestion(): void {
  const heading = document.querySelector<HTMLElement>('.exam-question-number');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}

/** To a choice that was made by its letter: Enter then submits it, and presses no button that was pressed before. */
export const toChoice = (letter: string): void =>
  document.querySelector<HTMLElement>(`.exam-choices input[value="${letter}"]`)?.focus();
