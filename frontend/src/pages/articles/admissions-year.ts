/**
 * What goes out of date each year, once: the articles name these figures by `{{name}}`, and the office is told when they
 * are over. Dates are of the whole of England; areas and schools have their own, and every article says so.
 */
export interface AdmissionsYear {
  /** Until this day the articles speak of a year that is still to come. */
  readonly lastsUntil: string;
  /** What it stands on, and as of when. */
  readonly asOf: string;
  readonly figures: Readonly<Record<string, YearFigure>>;
}

export interface YearFigure {
  /** For the office: what this is. */
  readonly what: string;
  /** As an article says it. */
  readonly says: string;
  /** The day after which it lies in the past. */
  readonly on?: string;
}

export const admissionsYear: AdmissionsYear = {
  lastsUntil: '2027-10-31',
  asOf: 'November 2026',
  figures: {
    entry: { what: 'The entry that the articles are about', says: '2028' },
    testYear: { what: 'The year of its tests', says: '2027', on: '2027-12-31' },
    bornFrom: { what: 'The oldest children of that year', says: '1 September 2016' },
    bornTo: { what: 'The youngest children of that year', says: '31 August 2017' },
    registerFrom: { what: 'Registration for tests begins', says: 'spring 2027', on: '2027-06-21' },
    registerEarliest: { what: 'The earliest registration that we know of', says: 'March', on: '2027-03-31' },
    registerMost: { what: 'Most registrations', says: 'May and June', on: '2027-06-30' },
    registerLatest: { what: 'The latest registration that we know of', says: 'early September', on: '2027-09-04' },
    testsFrom: { what: 'Most tests: from', says: '8 September', on: '2027-09-08' },
    testsTo: { what: 'Most tests: to', says: '26 September', on: '2027-09-26' },
    testEarliest: { what: 'A test before the summer holiday', says: 'July', on: '2027-07-31' },
    resultsFrom: { what: 'Most results: from', says: '9 October', on: '2027-10-09' },
    resultsTo: { what: 'Most results: to', says: '16 October', on: '2027-10-16' },
    applyBy: { what: 'The council’s form closes', says: '31 October 2027', on: '2027-10-31' },
    applyByDay: { what: 'The weekday on which it closes', says: 'a Sunday' },
    offersOn: { what: 'Offer day', says: 'Wednesday 1 March 2028', on: '2028-03-01' },
    appeals: { what: 'Appeals are usually lodged', says: 'late March and April 2028', on: '2028-04-30' },
    grammarSchools: {
      what: 'State grammar schools in England, and when they were counted',
      says: '163 grammar schools in 2026',
    },
    earlierEntry: { what: 'The entry before', says: '2027' },
    earlierOffersOn: { what: 'Offer day of the entry before', says: 'Monday 1 March 2027', on: '2027-03-01' },
  },
};

/** The figures that lie in the past on a day (ISO dates). */
export const pastFigures = ({ figures }: AdmissionsYear, today: string): readonly YearFigure[] =>
  Object.values(figures).filter(({ on }) => on !== undefined && on < today);
