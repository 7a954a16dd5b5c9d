/** Who stands for the items that come with the service; staff's own items carry the names of their two editors. */
export const houseRecord = { authorId: 'house', approverId: 'house', status: 'approved' } as const;
