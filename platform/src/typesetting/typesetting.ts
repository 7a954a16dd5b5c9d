/**
 * Documents for paper: the one door to pdfmake. What is laid out here takes a core of its own for a while; nothing that answers
 * requests does it, a press does (`press/press.ts`).
 */
export type {
  CanvasElement,
  Column,
  Content,
  ContentCanvas,
  ContentColumns,
  ContentSvg,
  ContentText,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces';
export { uprightFraction } from './fraction';
export { pdfOf, standsInPrint, widthInPrint, type WidthOf } from './pdf';
export { figureOf, tagged } from './tagging';
