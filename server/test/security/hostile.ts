/** Texts that broke something somewhere: markup, SQL, templates, paths, numbers, letters that are none. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\t\n', '\0', 'a\0b', '\u202Eevil', '\uFEFF', '\uD800', 'x\uDC00', '𝕏'.repeat(40), 'é'.normalize('NFD').repeat(30), '👩‍👩‍👧‍👦'.repeat(20), 'ﷺ'.repeat(50), 'a'.repeat(10_001),
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', "';alert(1)//", '</script><script>alert(1)</script>', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example', 'https://evil.example/%0d%0aSet-Cookie:x=1', 'x\r\nBcc: a@b.example',
  "' OR '1'='1", "'; DROP TABLE jobs; --", "1; SELECT pg_sleep(5)", '\\', '%', '_', '%%%%', '(((((', '"""', ':*', '& | ! <->', "a' <-> 'b", '-', '-- -', '/*', '$1', '$$', 'E\'\\x00\'',
  '../../../../etc/passwd', '..%2f..%2f', '%00', '%', '%zz', 'file:///etc/passwd', 'C:\\Windows', '.', '..', '/', '\\\\host\\share', '~', '|id', '`id`', '$(id)', '; ls',
  '0', '-1', '1e309', 'NaN', 'Infinity', '-0', '0x10', '9007199254740993', '2147483648', '00000000-0000-0000-0000-000000000000', 'null', 'undefined', 'true', '[]', '{}', '[object Object]',
  '__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '=cmd|\'/C calc\'!A0', '+1+1', '@SUM(1)', '1970-01-01', '0000-00-00', '2026-02-30', '+275760-09-13T00:00:00.000Z',
];

/** Values that are no text. */
export const hostileValues: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, 1e21, -1e308, 2 ** 53, [], [null], [[[[]]]], {}, { a: { b: { c: {} } } }, { length: 1e9 }, { toString: 1 }, { $ne: null }, { $gt: '' }, ['a', 'b'], Array.from({ length: 300 }, () => 'x'),
  JSON.parse('{"__proto__":{"admin":true}}'), JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
];

/** Bodies that are no record, as they go over the wire. */
export const hostileBodies: readonly string[] = [
  '', 'null', '[]', '"text"', '5', '{', '{"a":}', '{"a":1,"a":2}', '\uFEFF{}', '{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', `${'['.repeat(5000)}${']'.repeat(5000)}`, `{"a":${'1'.repeat(5000)}}`, 'a=b&c=d', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>', '{"a":"\\ud800"}', `"${'x'.repeat(100_000)}"`,
];
