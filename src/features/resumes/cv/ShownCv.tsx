import type { Cv, CvEntry, JobSeeker } from '@/api/jobBoardApi';
import { seekerName } from '@/features/seekers/seekerName';
import { ownCvTexts } from '@/texts/profiles/cv';
import { styled } from '@/ui/styled';
import { site } from '@contract/constants/site';
import { CvEntries, CvList, CvSection, CvSheet, type CvSheetEntry } from './CvSheet';

const { sections } = ownCvTexts;
// a long section may break across pages; an entry may not
const Sheet = styled(CvSheet)({
  overflowWrap: 'anywhere',
  '& .text': { whiteSpace: 'pre-line' },
  '@media print': { '& section': { breakInside: 'auto' }, '& h3': { breakAfter: 'avoid' } },
});

const month = new Intl.DateTimeFormat(site.locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "Apr 2019" for "2019-04", "2019" for "2019". */
const dateText = (date: string): string =>
  date.length === 7 ? month.format(Date.parse(`${date}-01T00:00:00Z`)) : date;

/** "Apr 2019 – Present"; a single date or '' if that is all there is. */
const yearsText = ({ from, to }: CvEntry): string => {
  if (from === '') return dateText(to);
  return `${dateText(from)} – ${to === '' ? ownCvTexts.present : dateText(to)}`;
};
const toSheet = (entry: CvEntry): CvSheetEntry => {
  const points = entry.text.split('\n').filter((line) => line.trim() !== '');
  return {
    title: entry.title,
    place: entry.place,
    years: yearsText(entry),
    ...(points.length > 0 && { points }),
  };
};

type ShownCvProps = { seeker: JobSeeker; cv: Cv };

const Head = ({ seeker }: { seeker: JobSeeker }) => (
  <header>
    <h2 dir="auto">{seekerName(seeker)}</h2>
    <ul>
      {[seeker.emailjobseek, seeker.phonejobseek, seeker.locationjobseek].map(
        (way, index) =>
          way && (
            <li key={index} dir="auto">
              {way}
            </li>
          ),
      )}
    </ul>
  </header>
);

/** The profile's own line, then the entries. */
const Entries = ({ line, entries }: { line: string | undefined; entries: readonly CvEntry[] }) => (
  <>
    {line && (
      <p className="line" dir="auto" style={{ marginBottom: entries.length > 0 ? 10 : 0 }}>
        {line}
      </p>
    )}
    <CvEntries entries={entries.map(toSheet)} />
  </>
);

const Side = ({ cv }: { cv: Cv }) => (
  <div>
    {cv.skills.length > 0 && (
      <CvSection title={sections.skills}>
        <CvList items={cv.skills} />
      </CvSection>
    )}
    {cv.languages.length > 0 && (
      <CvSection title={sections.languages}>
        <CvList items={cv.languages} />
      </CvSection>
    )}
    {cv.links.length > 0 && (
      <CvSection title={sections.links}>
        <ul className="plain">
          {cv.links.map(({ label, url }) => (
            <li key={url}>
              {label && `${label}: `}
              <a href={url} rel="noopener noreferrer nofollow">
                {url.replace(/^https?:\/\//, '')}
              </a>
            </li>
          ))}
        </ul>
      </CvSection>
    )}
  </div>
);

/** A job seeker's CV as it prints: the profile, and what was added for the CV. */
export const ShownCv = ({ seeker, cv }: ShownCvProps) => (
  <Sheet component="article" aria-label={ownCvTexts.sheet}>
    <Head seeker={seeker} />
    {cv.summary !== '' && (
      <CvSection title={sections.summary}>
        <p className="text" dir="auto">
          {cv.summary}
        </p>
      </CvSection>
    )}
    <div className="columns">
      <div>
        {(seeker.experiencejobseek || cv.experience.length > 0) && (
          <CvSection title={sections.experience}>
            <Entries line={seeker.experiencejobseek} entries={cv.experience} />
          </CvSection>
        )}
        {(seeker.educationjobseek || cv.education.length > 0) && (
          <CvSection title={sections.education}>
            <Entries line={seeker.educationjobseek} entries={cv.education} />
          </CvSection>
        )}
      </div>
      <Side cv={cv} />
    </div>
  </Sheet>
);
