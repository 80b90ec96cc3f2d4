// before jsdom is loaded, which takes over what this file changes
require('./tools/styleMatching.cjs');
// jest-fixed-jsdom swaps Blob for Node's but leaves jsdom's File: `file instanceof Blob` would be
// false and uploads would go out as JSON.
// @ts-expect-error it has no types
const Fixed = require('jest-fixed-jsdom').default ?? require('jest-fixed-jsdom');
module.exports = class extends Fixed {
  /** @param {unknown[]} args */
  constructor(...args) {
    super(...args);
    this.global.File = File;
    // it also swaps FormData for Node's, which knows no forms; React reads the form that is being
    // submitted
    this.global.FormData = class extends FormData {
      /** @param {{ elements: { name: string, value: string }[] }} [form] */
      constructor(form) {
        super();
        for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
      }
    };
  }
};
