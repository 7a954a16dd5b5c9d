/** How the answer is to be written, at the end of what is asked. */
const form = / (?:Give your answer [^.?!]*|Write (?:it|this number) in figures)\.$/;

/** "Write 0.5 as a fraction.": the whole question is to write something. */
const order = /^Write ([^.?!]+(?:\.\d[^.?!]*)*) (in|as) ([^.?!]+)\.$/;

/** A question that is typed in practice, asked beside choices: they show in what form the answer is, and nothing is written. */
export const askedToChoose = (prompt: string): string => prompt.replace(form, '').replace(order, 'What is $1 $2 $3?');
