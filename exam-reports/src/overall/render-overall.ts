import { pdfOf } from 'platform/typesetting';
import type { OverallContent } from './overall-content';
import { overallPages } from './overall-pages';

/** With which template the report over all is made now. */
export const OVERALL_TEMPLATE = 1;

/** The bytes of the report over all who sat: the same content gives the same ones. */
export const renderOverall = async (content: OverallContent): Promise<Buffer> =>
  Buffer.from(await pdfOf(overallPages(content)));
