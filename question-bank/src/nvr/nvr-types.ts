import { codes } from './codes';
import { matrix } from './matrix';
import type { NvrQuestionType } from './nvr-type';
import { oddOneOut } from './odd-one-out/odd-one-out';
import { reflection } from './forms/reflection';
import { rotation } from './forms/rotation';
import { series } from './series';

/** The six designs of non-verbal reasoning. */
export const nvrTypes: readonly NvrQuestionType[] = [rotation, reflection, series, oddOneOut, matrix, codes];
