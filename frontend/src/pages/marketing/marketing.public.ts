import { courseData, faq, site, trail } from '../../finished/structured-data';
import type { PublicPage } from '../../finished/public-page';
import { productLine } from '../../look/product';
import { commonQuestions } from './common-questions';
import { freeDays, freeQuestionsPerDay } from './offers';

const practice = courseData({
  path: '/free-11plus-resources',
  description: `Maths, English, Verbal and Non-Verbal Reasoning for the 11-plus, marked at once with the working of each question: ${freeQuestionsPerDay} questions a day, free for ${freeDays} days.`,
  subjects: ['Maths', 'English', 'Verbal Reasoning', 'Non-Verbal Reasoning'],
  freeDays,
});

export const marketingPages: readonly PublicPage[] = [
  {
    path: '/',
    also: ['/landing'],
    source: 'pages/marketing/landing.page.tsx',
    title: productLine,
    description: `Maths, English, Verbal and Non-Verbal Reasoning practice for the 11-plus. Every answer explained, step by step. ${freeQuestionsPerDay} questions a day free for ${freeDays} days.`,
    kind: 'website',
    changedOn: '2026-11-22',
    structured: [...site, faq(commonQuestions)],
  },
  {
    path: '/free-11plus-resources',
    source: 'pages/marketing/free-resources.page.tsx',
    title: 'Free 11-plus resources',
    description: `${freeQuestionsPerDay} 11-plus questions a day, free for ${freeDays} days: Maths, English, Verbal and Non-Verbal Reasoning, marked at once with the working of each. No card.`,
    kind: 'website',
    changedOn: '2026-11-22',
    structured: [...site, trail('/free-11plus-resources', 'Free resources'), practice],
  },
  {
    path: '/11plus-mock-exams',
    source: 'pages/marketing/mock-exams.page.tsx',
    title: '11-plus mock exams',
    description:
      'Two timed 11-plus papers, sat at home in GL or CEM style, with a report that gives the range of each score. Leave an address to hear the dates.',
    kind: 'website',
    changedOn: '2026-11-22',
    structured: [trail('/11plus-mock-exams', 'Mock exams')],
  },
];
