import { CvEntries, CvList, CvSection, CvSheet } from '@/features/resumes/cv/CvSheet';
import { cvTexts } from '@/texts/profiles/cv';

const { sections } = cvTexts;

const SheetHead = () => (
  <header>
    <h2>{cvTexts.name}</h2>
    <p>{cvTexts.role}</p>
    <ul>
      {cvTexts.contact.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
  </header>
);

/** The printable CV. */
export const CvTemplateSheet = () => (
  <CvSheet component="article" aria-label={cvTexts.sheet}>
    <SheetHead />
    <CvSection title={sections.profile}>
      <p>{cvTexts.profile}</p>
    </CvSection>
    <div className="columns">
      <div>
        <CvSection title={sections.experience}>
          <CvEntries entries={cvTexts.experience} />
        </CvSection>
        <CvSection title={sections.education}>
          <CvEntries entries={cvTexts.education} />
        </CvSection>
      </div>
      <div>
        <CvSection title={sections.skills}>
          <CvList items={cvTexts.skills} />
        </CvSection>
        <CvSection title={sections.languages}>
          <CvList items={cvTexts.languages} />
        </CvSection>
        <CvSection title={sections.certificates}>
          <CvList items={cvTexts.certificates} />
        </CvSection>
      </div>
    </div>
  </CvSheet>
);
