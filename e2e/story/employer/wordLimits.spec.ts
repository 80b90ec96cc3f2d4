import { expect, test } from '../../fixtures';
import { field } from '../../steps/people';

test(
  'word limits while typing, pasting and composing, with the caret where it was',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto('/jobpost/somebody');
    const line = field(page, 'responsibilities1');
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    const caret = () => line.evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    const paste = (text: string) =>
      line.evaluate((area: HTMLTextAreaElement, given) => {
        area.focus();
        document.execCommand('insertText', false, given);
      }, text);
    await line.fill(words(13));
    // pasted into the middle: two of the five words fit, and the text after them stays
    await line.evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.setSelectionRange(3, 3);
    });
    await paste('één  deux\u3000三 😀 five ');
    await expect(line).toHaveValue(`w0 één  deux\u3000${words(13).slice(3)}`);
    expect(await caret()).toBe('w0 één  deux\u3000'.length);
    await expect(page.getByText('0 words remaining', { exact: true })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    // one word too many, typed at the end and in the middle
    await line.press('Control+End');
    await line.pressSequentially(' more');
    await expect(line).toHaveValue(`w0 één  deux\u3000${words(13).slice(3)} `);
    await line.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2));
    await line.pressSequentially('a b');
    await expect(line).toHaveValue(`w0a  één  deux\u3000${words(13).slice(3)} `);
    expect(await caret()).toBe(4);
    // text in composition (with an input method) is left alone until it is committed
    await line.press('Control+End');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Input.imeSetComposition', {
      text: 'にほん',
      selectionStart: 3,
      selectionEnd: 3,
    });
    await expect(line).toHaveValue(/にほん$/);
    await devtools.send('Input.insertText', { text: '日本' });
    await expect(line).toHaveValue(`w0a  één  deux\u3000${words(13).slice(3)} `);
  },
);
