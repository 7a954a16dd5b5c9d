/** Whether these are all of those and no others, each once. */
export const isOrderOf = (ids: readonly string[], those: readonly string[]): boolean =>
  ids.length === those.length && new Set(ids).size === ids.length && ids.every((id) => those.includes(id));
