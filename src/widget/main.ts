import { widgetLimit, widgetScript, widgetTag } from '@contract/widget';
import { drawJobs, type Shown } from './drawJobs';
import { readFeed } from './readFeed';
import { sheetsOf } from './styles';

/** The script's own element; if another script has inserted it, the first element with its URL. */
const script = document.currentScript ?? document.querySelector(`script[src*="${widgetScript}"]`);
const origin = new URL(
  script instanceof HTMLScriptElement ? script.src : document.baseURI,
  document.baseURI,
).origin;

const limitOf = (text: string | null): number => {
  const limit = Number(text ?? '');
  return Number.isInteger(limit) && limit > 0
    ? Math.min(limit, widgetLimit.most)
    : widgetLimit.usual;
};

/**
 * Shows a company's open jobs on its own site (docs/widget.md). Everything is rendered in the
 * shadow tree; the element's own content on the page is only shown if the jobs can't be.
 */
class CompanyJobs extends HTMLElement {
  static readonly observedAttributes = ['company', 'limit', 'accent', 'heading'];

  readonly root = this.attachShadow({ mode: 'open' });
  shown: Shown = 'loading';

  connectedCallback(): void {
    void this.read();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    if (name === 'company') void this.read();
    else this.draw();
  }

  async read(): Promise<void> {
    const company = this.getAttribute('company') ?? '';
    this.shown = 'loading';
    this.draw();
    let shown: Shown = 'unavailable';
    try {
      if (company !== '') shown = await readFeed(origin, company);
    } catch {
      // the widget shows the failure
    }
    if (company !== (this.getAttribute('company') ?? '')) return;
    this.shown = shown;
    this.draw();
  }

  draw(): void {
    const { root, shown } = this;
    root.adoptedStyleSheets = sheetsOf(this.getAttribute('accent'));
    root.replaceChildren(
      drawJobs({
        shown,
        heading: this.getAttribute('heading') ?? '',
        limit: limitOf(this.getAttribute('limit')),
      }),
    );
  }
}

// a page with several widgets may load the script several times
if (!customElements.get(widgetTag)) customElements.define(widgetTag, CompanyJobs);
