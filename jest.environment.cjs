// must run before jsdom is loaded, because jsdom's modules then use the patched function
require('./tools/styleMatching.cjs');
// jest-fixed-jsdom replaces Blob with Node's but keeps jsdom's File: `file instanceof Blob` would
// be false, and uploads would be sent as JSON
// @ts-expect-error it has no types
const Fixed = require('jest-fixed-jsdom').default ?? require('jest-fixed-jsdom');
module.exports = class extends Fixed {
  /** @param {unknown[]} args */
  constructor(...args) {
    super(...args);
    this.global.File = File;
    // it also replaces FormData with Node's, which accepts no form element; React passes the form
    // that is being submitted
    this.global.FormData = class extends FormData {
      /** @param {{ elements: { name: string, value: string }[] }} [form] */
      constructor(form) {
        super();
        for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
      }
    };
  }
};
