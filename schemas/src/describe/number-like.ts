interface Asked {
  readonly answerForm?: string | undefined;
  readonly options?: readonly string[] | undefined;
  readonly optionFigures?: readonly string[] | undefined;
}

/** Whether a question is answered with a number of some kind, typed: a fraction, a time and a ratio are such, a code in letters is none. */
export const asksForNumber = ({ answerForm = '', options = [], optionFigures = [] }: Asked): boolean =>
  options.length === 0 && optionFigures.length === 0 && !/letter|word/.test(answerForm);

// As parts of words: a slip in the rest of one, `fourty`, is still meant as a number.
const saidNumbers =
  /zero|nought|naught|nil|none|nothing|\boh?\b|one|once|two|twice|three|thir|four|fif|five|six|seven|eigh|nine|nin|ten|eleven|twel|twen|hundred|thousand|million|dozen|score|half|halve|quarter|third|pair|single|double|noon|midday|midnight|\ban? (?:hour|day|week|minute|second|month|year|kilo|litre|metre|pound|penny)|\b[ivxlcdm]{2,}\b|^[ivxlcdm]$/i;

/** Whether an answer has a figure, or a word for a number, anywhere in it; in doubt it has. */
export const hasNumber = (answer: string): boolean => /\p{N}/u.test(answer) || saidNumbers.test(answer);
