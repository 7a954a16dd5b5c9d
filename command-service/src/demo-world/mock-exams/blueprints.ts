import type { SetBlueprint } from './blueprint';
import { cemPaper1 } from './papers/cem-paper-1';
import { cemPaper2 } from './papers/cem-paper-2';
import { glPaper1 } from './papers/gl-paper-1';
import { glPaper2 } from './papers/gl-paper-2';

export const glSet: SetBlueprint = { name: 'GL-style mock exam 1', type: 'GL', papers: [glPaper1, glPaper2] };

export const cemSet: SetBlueprint = { name: 'CEM-style mock exam 1', type: 'CEM', papers: [cemPaper1, cemPaper2] };
