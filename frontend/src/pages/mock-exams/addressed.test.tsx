import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { mockExamsScreens } from './mock-exams.screens';

function Where() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it.each([
  ['/app/admin-whizz/mock-exam-papers/s1', '/app/admin-whizz/mock-exam-papers?mockExamSetId=s1'],
  ['/app/admin-whizz/mock-exam-sections/s1.p1', '/app/admin-whizz/mock-exam-sections?mockExamId=s1.p1'],
  [
    '/app/admin-whizz/mock-exam-section-questions/s1.n',
    '/app/admin-whizz/mock-exam-section-questions?mockExamSectionId=s1.n',
  ],
  ['/app/admin-whizz/view-session-users/march%26x', '/app/admin-whizz/view-session-users?session=march%26x'],
  ['/mock-exams/review-mock-paper/s1.p1', '/mock-exams/review-mock-paper?paperId=s1.p1'],
])('opens a screen by its address with the id in the path: %s', (address, shown) => {
  const byPath = mockExamsScreens.filter(({ path }) => path.includes('/:'));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        {byPath.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
});
