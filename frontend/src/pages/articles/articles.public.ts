import { articleData, faq, trail } from '../../finished/structured-data';
import type { PublicPage } from '../../finished/public-page';
import { article as preparation } from './11plus-preparation.md';
import { article as mocks } from './importance-of-mock-exams.md';
import { article as playbook } from './parents-eleven-plus-playbook.md';
import { article as cem } from './the-cem-exams.md';
import { article as gl } from './the-gl-exams.md';
import { article as school } from './your-perfect-eleven-plus-school.md';

export const articlePages: readonly PublicPage[] = [preparation, cem, gl, mocks, playbook, school].map(
  ({ slug, title, menu, description, checkedOn, words, questions }) => {
    const path = `/auth/${slug}`;
    return {
      path,
      source: `pages/articles/${slug}.md`,
      title,
      description,
      kind: 'article',
      changedOn: checkedOn,
      structured: [
        articleData({ path, title, description, changedOn: checkedOn, words }),
        faq(questions),
        trail(path, menu),
      ],
    };
  },
);
