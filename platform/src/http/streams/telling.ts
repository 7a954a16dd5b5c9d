/** Tells whoever listens something; `id` names the moment, for whoever comes back after it. */
export type Tell = (message: object, id: string) => void;

/** What a call that goes on answers with: begun once whoever called is listening. */
export class Telling {
  /** `begin` may tell at once, and gives what ends it. */
  constructor(readonly begin: (tell: Tell) => () => void) {}
}
