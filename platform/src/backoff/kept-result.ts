/** What work has come to, done once and kept: whoever asks while it goes on shares it. A failure is not kept: whoever asks next has it done again. */
export function keptResult<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  const done = async () => {
    try {
      return await work();
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
  return () => {
    // Work that throws at once would otherwise be kept after it was forgotten.
    kept ??= Promise.resolve().then(done);
    return kept;
  };
}
