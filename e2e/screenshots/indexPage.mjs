import { writeFileSync } from 'node:fs';
import path from 'node:path';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const grouped = (pictures, key) =>
  pictures.reduce(
    (groups, each) => groups.set(each[key], [...(groups.get(each[key]) ?? []), each]),
    new Map(),
  );

const screenPart = ([name, pictures]) =>
  `<section><h2>${escape(name)}</h2><div>${pictures
    .map(
      ({ file, words }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escape(`${name}, ${words}`)}"></a><figcaption>${escape(words)}</figcaption></figure>`,
    )
    .join('')}</div></section>`;

/**
 * Writes index.html next to the pictures, grouped by role and screen, each in all states, themes
 * and widths.
 *
 * @param {string} folder
 * @param {readonly { role: string, name: string, file: string, words: string }[]} pictures
 */
export const writeIndex = (folder, pictures) => {
  const roles = grouped(pictures, 'role');
  const parts = [...roles].map(([role, ofRole]) => {
    const screens = grouped(ofRole, 'name');
    return `<h1>${escape(role)}</h1>${[...screens].map(screenPart).join('')}`;
  });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>body{font:15px system-ui;margin:24px;background:#f3f3f1}section>div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none}img{width:260px;max-height:420px;object-fit:cover;object-position:top;border:1px solid #ccc;background:#fff}figcaption{color:#555}</style>${parts.join('')}</html>`,
  );
};
