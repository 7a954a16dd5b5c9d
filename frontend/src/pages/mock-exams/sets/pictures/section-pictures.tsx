import { Dialog } from '../../../../parts/dialog/dialog';
import type { Section } from '../api';
import { useAddSectionPicture, useDeleteSectionPicture } from './api';
import { PictureField, type PicturePlace } from './picture-field';

function usePlace(mockExamSectionId: string, target: 'section' | 'example'): PicturePlace {
  const [adding, taking] = [useAddSectionPicture(), useDeleteSectionPicture()];
  return {
    put: ({ file, alt }) => adding.run({ mockExamSectionId, target, alt, ...(file !== undefined && { file }) }),
    take: () => taking.run({ sectionId: mockExamSectionId, target }),
    busy: adding.busy || taking.busy,
    problem: adding.problem ?? taking.problem,
  };
}

interface SectionPicturesProps {
  readonly section: Section;
  readonly onClose: () => void;
}

/** The picture beside a section, and that of its example. */
export function SectionPictures({ section, onClose }: SectionPicturesProps) {
  const { mockExamSectionId, sectionName, sectionImage, exampleImage } = section;
  const [ofSection, ofExample] = [usePlace(mockExamSectionId, 'section'), usePlace(mockExamSectionId, 'example')];
  return (
    <Dialog title={`Pictures of ${sectionName}`} open onClose={onClose} end="Close">
      <PictureField label="Picture of the section" picture={sectionImage} place={ofSection} />
      <PictureField label="Picture of the example" picture={exampleImage} place={ofExample} />
    </Dialog>
  );
}
