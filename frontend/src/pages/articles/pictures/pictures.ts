import { fortnight } from './fortnight';
import { papers } from './papers';
import { places } from './places';
import { scores } from './scores';
import { week } from './week';
import { year } from './year';

/** The drawings that an article can name, each as SVG. Their colours are classes of `articles.css`, which obey forced colours. */
export const pictures: Readonly<Record<string, () => string>> = { fortnight, papers, places, scores, week, year };
