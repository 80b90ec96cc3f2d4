import { site } from '@contract/constants/site';

/** The code that shows an employer's open jobs on their own website. */
export const jobWidgetTexts = {
  title: 'Jobs on your own website',
  text: 'Paste this code where your open jobs should appear on your site. New jobs show up and closed ones go away by themselves, within ten minutes.',
  limit: { label: 'Jobs shown', choice: (count: number) => `Up to ${count}` },
  theme: {
    label: 'Colors',
    choices: { light: 'Light', dark: 'Dark', auto: 'As each visitor’s device is set' },
  },
  accent: { label: 'Accent color' },
  code: {
    label: 'Code for your page',
    hint: (origin: string) =>
      `If your site sends a Content-Security-Policy, add ${origin} to its script-src and connect-src. The list sets no cookies.`,
  },
  /** Inside the code, for visitors whose browser doesn't run it. */
  link: `See our open jobs on ${site.name}`,
  copy: 'Copy code',
  copied: 'Code copied',
  notCopied: 'Your browser doesn’t let us copy. Select the code and copy it yourself.',
  showPreview: 'Show preview',
  hidePreview: 'Hide preview',
  preview: 'Preview',
} as const;
