import { expect, it } from '@jest/globals';
import { learnersFiles, officePagesIn } from './learners-files';

const screens = `
  office('/app/admin-whizz/board', () => import('./board/board.page')),
  office(
    OFFICE_LOGGING_IN,
    () => import('./office.page'),
    staffRoles,
  ),
  hall('/exam', () => import('./exam.page')),
`;
const pages = new Set(officePagesIn('/src/pages/mock-exams/mock-exams.screens.ts', screens));

const chunk = (name: string, more: object = {}) => ({
  type: 'chunk' as const,
  fileName: `assets/${name}.js`,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  viteMetadata: { importedCss: new Set([`assets/${name}.css`]), importedAssets: new Set<string>() },
  ...more,
});
const filesOf = (...chunks: readonly ReturnType<typeof chunk>[]) =>
  Object.fromEntries(
    [...chunks, { type: 'asset' as const, fileName: 'assets/font.woff2' }].map((file) => [file.fileName, file]),
  );

it('knows which pages are the office’s by the screens themselves', () => {
  expect([...pages]).toEqual(['/src/pages/mock-exams/board/board.page', '/src/pages/mock-exams/office.page']);
});

it('keeps what a learner’s pages need, and nothing that is reached from the office alone', () => {
  const bundle = filesOf(
    chunk('main', {
      isEntry: true,
      imports: ['assets/shared.js'],
      dynamicImports: ['assets/board.js', 'assets/exam.js', 'assets/office-room.js'],
    }),
    chunk('shared'),
    chunk('exam', { facadeModuleId: '/src/pages/mock-exams/exam.page.tsx', imports: ['assets/both.js'] }),
    chunk('board', {
      facadeModuleId: '/src/pages/mock-exams/board/board.page.tsx',
      imports: ['assets/both.js', 'assets/table.js'],
      dynamicImports: ['assets/charts.js'],
    }),
    chunk('office-room', { facadeModuleId: '/src/rooms/office/office-room.tsx' }),
    chunk('both'),
    chunk('table'),
    chunk('charts'),
  );
  const isLearners = learnersFiles(bundle, pages);
  const kept = Object.keys(bundle).filter(isLearners);
  expect(kept).toEqual(
    ['main', 'shared', 'exam', 'both'].map((name) => `assets/${name}.js`).concat('assets/font.woff2'),
  );
  expect(isLearners('assets/exam.css')).toBe(true);
  expect(isLearners('assets/board.css')).toBe(false);
});
