import { birdSvg, productName } from '../../frontend/src/look/product';
import { colours, radii, shadow, typefaces } from '../../frontend/src/look/tokens';
import { Html, html } from 'platform/html';

interface Page {
  readonly title: string;
  /** Where the style sheet of this page is served. */
  readonly styles: string;
  /** Where the brand leads. */
  readonly home: string;
  readonly main: Html;
}

/** A page without script, in the look of the product, for those who run or build on it. */
export const page = ({ title, styles, home, main }: Page) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${productName}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <header>
          <a class="brand" href="${home}">${new Html(birdSvg())}<span>${productName}</span></a
          ><span class="soft">${title}</span>
        </header>
        <main>${main}</main>
      </body>
    </html>`.text;

/** The style sheet of these pages, made of the product's own colours and type. */
export const pageStyles = `
* { box-sizing: border-box }
body { margin: 0; background: ${colours.cream}; color: ${colours.ink}; font: 16px/1.55 ${typefaces.desk} }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 12px 24px; background: ${colours.paper}; border-bottom: 1px solid ${colours.line} }
main { max-width: 960px; margin: 0 auto; padding: 24px }
h1, h2, h3 { line-height: 1.2; font-weight: 600; margin: 0 0 12px }
h1 { font-size: 28px } h2 { font-size: 22px; margin-top: 32px } h3 { font-size: 16px; margin-top: 16px }
p { margin: 0 0 12px }
a { color: ${colours.blue} }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible { outline: 3px solid ${colours.blue}; outline-offset: 2px }
.brand { display: flex; gap: 10px; align-items: center; font-weight: 700; font-size: 20px; color: inherit; text-decoration: none }
.brand svg { width: 32px; height: 32px }
.soft { color: ${colours.soft} }
.card { display: block; background: ${colours.paper}; border-radius: ${radii.desk}px; box-shadow: ${shadow}; padding: 16px 20px; margin: 0 0 12px; overflow-wrap: anywhere }
a.card { color: inherit; text-decoration: none }
a.card:hover b { text-decoration: underline }
.between { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 0 0 20px }
label { display: grid; gap: 4px; flex: 1 1 240px; font-weight: 500 }
input { min-height: 44px; padding: 0 12px; border: 1px solid ${colours.edge}; border-radius: ${radii.desk}px; font: inherit; color: inherit; background: ${colours.paper} }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: ${radii.desk}px; background: ${colours.blue}; color: ${colours.paper}; font: inherit; font-weight: 550 }
iframe { width: 100%; min-height: 60vh; border: 1px solid ${colours.line}; border-radius: ${radii.desk}px; background: ${colours.paper} }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: 14px/1.5 ui-monospace, monospace }
code { font: 0.92em ui-monospace, monospace; overflow-wrap: anywhere }
summary { cursor: pointer; min-height: 44px; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center }
.method { display: inline-block; min-width: 52px; padding: 0 8px; border-radius: ${radii.office}px; background: ${colours.tint}; color: ${colours.blueDeep}; font-size: 13px; font-weight: 700; text-align: center }
table { width: 100%; border-collapse: collapse }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid ${colours.line}; text-align: left; vertical-align: top }
th { color: ${colours.soft}; font-size: 14px; font-weight: 600 }
@media (max-width: 600px) { header { padding: 12px 16px } main { padding: 16px } }
`;
