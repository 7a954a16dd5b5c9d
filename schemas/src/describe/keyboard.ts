/** What the answer forms show that is more than figures and a point: a stroke, a colon, letters, two units. */
const moreThanFigures = /fraction|mixed number|ratio|time|letter|word|units/;

/**
 * The keys that a phone offers for a typed answer: those of a calculator where figures and a decimal point are all that
 * the answer needs. A question that says nothing of its form is answered in figures, its unit being printed beside the box.
 */
export const keyboardFor = ({ answerForm = '' }: { readonly answerForm?: string | undefined }): 'decimal' | 'text' =>
  moreThanFigures.test(answerForm) ? 'text' : 'decimal';
