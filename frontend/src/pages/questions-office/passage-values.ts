import type { StaffPassage } from 'schemas/questions/english.events';
import type { PassageRequest } from './api';
import { joined, written } from './question-values';

type Skill = StaffPassage['questions'][number]['skill'];
type Genre = StaffPassage['genre'];

/** What stands in one question tile of the form. */
export interface TileValues {
  readonly questionText?: string;
  readonly options?: readonly (string | undefined)[];
  readonly correctAnswer?: string;
  readonly level?: number;
  readonly skill?: Skill;
  readonly evidence?: string;
  readonly explanation?: string;
}

export interface PassageValues {
  readonly title?: string;
  readonly comprehensionDescription?: string;
  readonly comprehensionPassage?: string;
  readonly genre?: Genre;
  readonly level?: number;
  readonly questions?: readonly (TileValues | undefined)[];
}

export const genres: readonly { readonly value: Genre; readonly label: string }[] = [
  { value: 'story', label: 'Story' },
  { value: 'classic-style', label: 'In a classic style' },
  { value: 'poem', label: 'Poem' },
  { value: 'biography', label: 'Biography' },
  { value: 'science', label: 'Science' },
  { value: 'letter', label: 'Letter' },
];

export const skills: readonly { readonly value: Skill; readonly label: string }[] = [
  { value: 'retrieve', label: 'Retrieve: find a fact' },
  { value: 'infer', label: 'Infer: read between the lines' },
  { value: 'vocabulary', label: 'Vocabulary: what a word means here' },
  { value: 'craft', label: 'Craft: why the author wrote it so' },
  { value: 'grammar', label: 'Grammar' },
];

/** A tile in which nothing is written; it is skipped. */
export function isEmptyTile(tile: TileValues | undefined): boolean {
  const { questionText, options = [], correctAnswer, evidence, explanation } = tile ?? {};
  return [questionText, correctAnswer, evidence, explanation, ...options].every((text) => !text?.trim());
}

/** The request that a form stands for; nothing while it has no passage or no question to be judged. */
export function passageRequest(values: PassageValues): PassageRequest | undefined {
  const { title, comprehensionDescription = '', comprehensionPassage = '', genre, level, questions = [] } = values;
  const tiles = questions.filter((tile): tile is TileValues => !isEmptyTile(tile));
  if (comprehensionPassage.trim() === '' || tiles.length === 0) return undefined;
  return {
    ...written({ title }),
    comprehensionDescription: comprehensionDescription.trim(),
    comprehensionPassage: comprehensionPassage.trim(),
    ...(genre && { genre }),
    ...(level !== undefined && { level }),
    comprehensionQuestionsData: tiles.map(tileRequest),
  };
}

function tileRequest({ questionText = '', options, correctAnswer = '', ...more }: TileValues, index: number) {
  const { level, skill, evidence, explanation } = more;
  return {
    questionNumber: index + 1,
    questionText: questionText.trim(),
    correctAnswer,
    multipleChoiceAnswerOptions: joined(options),
    ...(level !== undefined && { level }),
    ...(skill && { skill }),
    ...written({ evidence, explanation }),
  };
}
