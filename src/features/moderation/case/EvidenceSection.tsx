import type { ReactNode } from 'react';

type EvidenceSectionProps = {
  title: string;
  /** Shown instead of the children if there is nothing to show. */
  none?: string | false;
  children: ReactNode;
};

/** A section of a case's evidence. */
export const EvidenceSection = ({ title, none, children }: EvidenceSectionProps) => (
  <section>
    <h3>{title}</h3>
    {none ? <p className="none">{none}</p> : children}
  </section>
);
