import type { Called } from '../../testing/called';
import { setsCalls } from './sets.calls';

export const mockExamsCalls: readonly Called[] = [...setsCalls];
