import { useEffect, useRef, type ReactNode } from 'react';
import { productName } from '../../look/product';

let opened = false;

interface PageHeadingProps {
  /** For the browser's tab and history. */
  readonly title: string;
  /** Changes when the page becomes another one under the same title. */
  readonly place?: string;
  /** What the heading shows, where it is not the title. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The heading of a page: names the tab, and takes the focus when somebody comes here from another page, so that it is read out. */
export function PageHeading({ title, place = title, children = title, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  useEffect(() => {
    if (opened) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    opened = true;
  }, [place]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
