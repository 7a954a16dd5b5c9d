import type { Content } from 'platform/typesetting';
import { colours, sizes } from './style';

/** As the product was called and marked when this template was first used. */
const BIRD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="22" height="22"><circle cx="17" cy="17" r="17" fill="#1b2a41"/><path d="M7 20c3.5-7 8-9.5 13-9 .8-2 2.7-3 4.6-2.7l3.4 2.2-3 1c.3 7-4 12-11.5 12.2L9 26l1.2-3.4C8.8 22 7.8 21.1 7 20z" fill="#fbf7ef"/><path d="M11 20.5c3-1.2 6.5-3.2 8.8-6.2 1 4-2.3 7.2-6.3 7.2z" fill="#f2b84b"/><circle cx="24" cy="10.7" r="0.9" fill="#1b2a41"/></svg>`;

export const PRODUCT = 'Fieldfare';

/** The head of the first page. */
export const letterhead = (): Content => ({
  columns: [
    { stack: [Object.assign({ svg: BIRD, width: 22 }, { alt: `The mark of ${PRODUCT}: a bird` })], width: 29 },
    { text: PRODUCT, bold: true, fontSize: sizes.heading, margin: [0, 3, 0, 0], width: '*' },
    { text: 'Mock exam report', fontSize: sizes.text, color: colours.ink, alignment: 'right', margin: [0, 5, 0, 0] },
  ],
});
