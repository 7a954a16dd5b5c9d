import type Renderer from 'pdfmake/js/Renderer.js';

/** What pdfmake draws on. */
export type Document = Renderer['pdfDocument'];
