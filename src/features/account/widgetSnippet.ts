import { jobWidgetTexts as texts } from '@/texts/profiles/jobWidget';
import { paths } from '@contract/paths';
import { widgetScript, widgetTag } from '@contract/widget';

/** The attributes of the widget's element. */
export type WidgetAttributes = {
  company: string;
  limit: string;
  theme: string;
  /** The theme's accent if absent. */
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

/**
 * Returns the HTML that an employer pastes into a page: the widget's element, a fallback link, and
 * the script.
 */
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
