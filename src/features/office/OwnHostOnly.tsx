import type { ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { paths } from '@/app/paths';
import { LinkButton } from '@/ui/LinkButton';
import { MissingPage } from '@/ui/MissingPage';
import { layoutTexts } from '@contract/texts/layout';
import { officeTexts } from '@contract/texts/office';

const { ownHostOnly: texts } = officeTexts;

/** A screen that a spec host has no calls for: there it says so. */
export const OwnHostOnly = ({ children }: { children: ReactNode }) => {
  const { extensions } = useHostConfig();
  if (extensions) return children;
  return (
    <MissingPage heading={texts.title} text={texts.text}>
      <LinkButton to={paths.home()} variant="outlined">
        {layoutTexts.links.home}
      </LinkButton>
    </MissingPage>
  );
};
