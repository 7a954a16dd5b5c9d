/** Tells whoever listens something; `id` names the moment, for whoever comes back after it. */
export type Tell = (message: object, id: string) => void;

/** What a call that goes on answers with: begun once whoever called is listening. */
export class Telling {
  /** `begin` may tell at once, and gives what ends it; by `over` it ends the line itself, once there is nothing more to tell. */
  constructor(readonly begin: (tell: Tell, over: () => void) => () => void) {}
}
