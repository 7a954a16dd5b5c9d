/** Who is erased at the end of the fixed log. */
export const FORGOTTEN = { accountId: 'account-forgotten', learnerId: 'learner-forgotten' } as const;
