import { jobWidgetTexts as texts } from '@/texts/profiles/jobWidget';
import { paths } from '@contract/paths';
import { widgetScript, widgetTag } from '@contract/widget';

/** The widget's attributes, as its element takes them. */
export type WidgetAttributes = {
  company: string;
  limit: string;
  theme: string;
  /** Absent: the theme's own. */
  accent?: string;
};

const references: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (sign) => references[sign] ?? sign);

/** What an employer pastes into their page: the list, a link for where it can't run, the script. */
export const widgetSnippet = (origin: string, attributes: WidgetAttributes): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const page = escapeHtml(origin + paths.employerReadOnly(attributes.company));
  return [
    `<${widgetTag}${written.join('')}>`,
    `  <a href="${page}">${escapeHtml(texts.link)}</a>`,
    `</${widgetTag}>`,
    `<script async src="${escapeHtml(origin + widgetScript)}"></script>`,
  ].join('\n');
};
