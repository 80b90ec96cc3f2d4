import { JSDOM } from 'jsdom';
import { jobHtml } from './jobHtml';

const texts = {
  overview: 'We bake.',
  responsibilities: ['Bake'],
  qualifications: [],
  description: null,
  longDescription: null,
};

test('a longer description is between the overview and the lists, as elements without attributes', () => {
  const longDescription = [
    '# We\n\nare **kind**,\n*mostly*: [look](https://firm.example "x")',
    '1. <img src=x onerror=alert(1)>\n- [x](javascript:alert(1))',
  ].join('\n\n');
  const html = jobHtml({ ...texts, longDescription });
  expect(html).toBe(
    '<p>We bake.</p><p><strong>We</strong></p><p>are <strong>kind</strong>,<br><em>mostly</em>: look</p>' +
      '<ol><li><p>&lt;img src=x onerror=alert(1)&gt;</p></li></ol>' +
      '<ul><li><p>[x](javascript:alert(1))</p></li></ul>' +
      '<p><strong>Responsibilities</strong></p><ul><li>Bake</li></ul>',
  );
  const elements = [...new JSDOM(html).window.document.body.querySelectorAll('*')];
  expect(elements.flatMap((each) => [...each.attributes])).toEqual([]);
  expect(jobHtml(texts)).toBe(
    '<p>We bake.</p><p><strong>Responsibilities</strong></p><ul><li>Bake</li></ul>',
  );
});

test('an overview that is cut from a longer text isn’t said twice', () => {
  const longDescription = '## The work\n\nWe bake.\n\n- Bread';
  const job = { ...texts, overview: 'The work We bake…', longDescription };
  expect(jobHtml({ ...job, responsibilities: [] })).toBe(
    '<p><strong>The work</strong></p><p>We bake.</p><ul><li><p>Bread</p></li></ul>',
  );
});
