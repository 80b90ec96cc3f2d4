import type { ReactNode } from 'react';

type EvidenceSectionProps = {
  title: string;
  /** Shown instead of the children where there is nothing to show. */
  none?: string | false;
  children: ReactNode;
};

/** A part of a case's evidence under its heading. */
export const EvidenceSection = ({ title, none, children }: EvidenceSectionProps) => (
  <section>
    <h3>{title}</h3>
    {none ? <p className="none">{none}</p> : children}
  </section>
);
