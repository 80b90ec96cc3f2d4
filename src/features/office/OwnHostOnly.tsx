import type { ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { officeTexts } from '@/texts/admin/office';
import { layoutTexts } from '@/texts/layout';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { paths } from '@contract/paths';

const { ownHostOnly: texts } = officeTexts;

/**
 * Wraps a screen whose calls exist on our own host only; on a spec host shows that it is
 * unavailable.
 */
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
