import type { RefusalText } from '../../describe/feature';

/** What can stand in the way of reports, in words. */
export const reportsRefusals = {
  ReportsAwaited: {
    status: 409,
    title: 'A child may be sitting this session until {time}. Its reports can be made after that.',
  },
  ReportsNotYet: { status: 409, title: 'A child may be sitting this session still: there is nothing to look at yet.' },
  ReportsNoPapers: { status: 409, title: 'This session has no set: nobody can have sat it.' },
  ReportsBookFull: {
    status: 409,
    title: 'Reports of this session were asked for so often that no more requests are taken.',
  },
  ReportsAskedMeanwhile: {
    status: 409,
    title: 'Some of these reports were asked for meanwhile. Look at how they stand, and choose again.',
  },
  ReportsKeysMeanwhile: {
    status: 409,
    title: 'A key was put right while these reports were counted: they are counted again.',
  },
  ReportNotFound: { status: 404, title: 'There is no such report.' },
  ReportChangedMeanwhile: {
    status: 409,
    title: 'This report was sent again or made anew meanwhile. Look at how it stands, and choose again.',
  },
  ReportsFileUnderWay: {
    status: 409,
    title: 'The file is being made for you already. Please wait until it has come.',
  },
  ReportNotStanding: { status: 409, title: 'This report is not to be sent any more.' },
} as const satisfies Readonly<Record<string, RefusalText>>;
