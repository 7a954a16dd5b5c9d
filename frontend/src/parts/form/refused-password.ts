import type { RefusalCode } from 'schemas/refusals';
import type { Problem } from '../../client/problem';

const tooCommon: RefusalCode = 'PasswordTooCommon';

/** What is told beside the password's box rather than of the whole form. */
export const refusedPassword = (problem: Problem | undefined): { password: string } | undefined =>
  problem?.code === tooCommon ? { password: problem.message } : undefined;
