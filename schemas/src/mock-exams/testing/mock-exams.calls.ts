import type { Called } from '../../testing/called';
import { sessionsCalls } from './sessions.calls';
import { setsCalls } from './sets.calls';

export const mockExamsCalls: readonly Called[] = [...setsCalls, ...sessionsCalls];
