/** The page on which an admin says why they look at a learner's screens. */
export const lookAs = (accountId: string, learnerId: string): string =>
  `/app/admin-whizz/look-as?${new URLSearchParams({ accountId, learnerId }).toString()}`;
