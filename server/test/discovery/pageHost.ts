import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { buildApp } from '../../app';
import { asEmployer, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';

export const origin = 'https://jobs.example';

type Block = Record<string, unknown>;
/** A host that serves pages, with an employer named Harbour Clinic. */
export type PageHost = {
  host: TestHost;
  employer: Person;
  /** Loads a page; returns its status, document and structured data. */
  open: (url: string) => Promise<{
    status: number;
    document: Document;
    content: (selector: string) => string | null;
    title: string;
    canonical: string | null;
    robots: string | null;
    block: (type: string) => Block | undefined;
  }>;
  close: () => Promise<void>;
};

export const openPageHost = async (): Promise<PageHost> => {
  const dist = fs.mkdtempSync('/tmp/jobline-heads-');
  fs.mkdirSync(path.join(dist, 'web'));
  fs.writeFileSync(
    path.join(dist, 'web', 'index.html'),
    '<!doctype html><html><head><title>Jobline</title><meta name="description" content="Usual"><!--app-head--></head><body><div id="root"><!--app-html--></div><script type="application/json" id="config">{}</script><!--app-state--></body></html>',
  );
  const host = await openHost({ PUBLIC_URL: origin });
  const app = await buildApp(host.context, { dist });
  await addCategories(host);
  const employer = await asEmployer(host);
  const changed = await host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: employer.headers,
    payload: { companyName: 'Harbour Clinic', companyWebsite: 'https://harbour.example' },
  });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  return {
    host,
    employer,
    open: async (url) => {
      const answer = await app.inject({ url });
      const { document } = new JSDOM(answer.body).window;
      const content = (selector: string) =>
        document.head.querySelector(selector)?.getAttribute('content') ?? null;
      const blocks: Block[] = [
        ...document.querySelectorAll('script[type="application/ld+json"]'),
      ].map(({ textContent }) => JSON.parse(textContent));
      return {
        status: answer.statusCode,
        document,
        content,
        title: document.title,
        canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        robots: content('meta[name=robots]'),
        block: (type) => blocks.find((block) => block['@type'] === type),
      };
    },
    close: async () => {
      await app.close();
      await host.close();
      fs.rmSync(dist, { recursive: true });
    },
  };
};
