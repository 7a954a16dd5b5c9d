/** A page's code could not be fetched: there is no connection, or a release has other files. */
export class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

/** The same fetch, whose failure is told from a fault of the page itself. */
export const fetched =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((error: unknown) => {
      throw new Unfetched('A page could not be fetched', { cause: error });
    });
