import { html, type Html } from 'platform/html';

/** A drawing as a picture, with its own title for who cannot see it: nothing in it can run, and no page of ours styles it. */
export function drawn(svg: string | undefined): Html {
  if (svg === undefined) return html``;
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? 'The drawing of the question';
  return html`<img alt="${title}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" />`;
}
