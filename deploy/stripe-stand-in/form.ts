import type Stripe from 'stripe';

/** What a request says: a form of Stripe's kind, already taken apart; everything in it is text. */
export class Asked {
  constructor(private readonly said: unknown) {}

  /** By the name that the field has in the form: `line_items[0][quantity]`. */
  private at(name: string): unknown {
    // What stands in an address is not taken apart.
    const whole = (this.said as Record<string, unknown> | undefined)?.[name];
    if (whole !== undefined) return whole;
    const steps = name.split(/[[\]]+/).filter((step) => step !== '');
    return steps.reduce<unknown>(
      (within, step) =>
        typeof within === 'object' && within !== null ? (within as Record<string, unknown>)[step] : undefined,
      this.said,
    );
  }

  has(name: string): boolean {
    return this.at(name) !== undefined;
  }

  text(name: string): string | undefined {
    const found = this.at(name);
    return typeof found === 'string' ? found : undefined;
  }

  number(name: string): number | undefined {
    const found = this.text(name);
    return found === undefined || !/^-?\d+$/.test(found) ? undefined : Number(found);
  }

  flag(name: string): boolean | undefined {
    const found = this.text(name);
    return found === undefined ? undefined : found === 'true';
  }

  metadata(name: string): Stripe.Metadata {
    const found = this.at(name);
    return typeof found === 'object' && found !== null ? (found as Stripe.Metadata) : {};
  }
}
