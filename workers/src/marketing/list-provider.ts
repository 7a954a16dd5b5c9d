/** Who keeps the mailing list beside us, and sends letters to it. */
export interface ListProvider {
  /** As subscribers are told it. */
  readonly name: string;
  /**
   * Puts somebody on the list, under a name of ours that is chance: by it they are found again when nothing else is known
   * of them any more. Once more changes nothing. `refused` where this address is not wanted there.
   * @throws where the provider is away, slow, busy, or does not know us: to be tried again
   */
  add(member: { readonly memberId: string; readonly email: string }): Promise<'taken' | 'refused'>;
  /** Takes them off the list and has them forgotten there; whoever is not there is off it already. */
  remove(memberId: string): Promise<void>;
}
