import type { ReactNode } from 'react';
import { officeTexts } from '@contract/texts/office';
import { layoutTexts } from '@contract/texts/layout';
import { paths } from '@/app/paths';
import { useHostConfig } from '@/api/hostConfig';
import { LinkButton } from '@/ui/LinkButton';
import { MissingPage } from '@/ui/MissingPage';

const { ownHostOnly: texts } = officeTexts;

/** A screen that a spec host has no calls for: there it says so. */
export const OwnHostOnly = ({ children }: { children: ReactNode }) => {
  const { extensions } = useHostConfig();
  if (extensions) return children;
  return <MissingPage heading={texts.title} text={texts.text}><LinkButton to={paths.home()} variant="outlined">{layoutTexts.links.home}</LinkButton></MissingPage>;
};
