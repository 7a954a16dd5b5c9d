import { html } from 'platform/html';

const style = html`<style>
  body {
    font:
      16px/1.5 system-ui,
      sans-serif;
    margin: 0 auto;
    max-width: 44rem;
    padding: 1rem;
  }
  nav ul {
    list-style: none;
    padding: 0;
  }
  nav li {
    display: grid;
    font-variant-numeric: tabular-nums;
    gap: 0.75rem;
    grid-template-columns: 3.75rem 1fr auto;
    padding: 0.25rem 0;
  }
  section {
    border-top: 1px solid #999;
    margin-top: 2rem;
  }
  .text {
    white-space: pre-line;
  }
  img {
    display: block;
    max-width: 100%;
  }
</style>`;

/** All that stands before the first worksheet; the body ends after the last. */
export const head = (name: string) =>
  [
    '<!doctype html>',
    '<html lang="en-GB">',
    html`<head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta
        http-equiv="Content-Security-Policy"
        content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"
      />
      <title>Worksheets of ${name}</title>
      ${style}
    </head>`.text,
    '<body>',
    html`<h1>Worksheets of ${name}</h1>`.text,
  ].join('\n');
