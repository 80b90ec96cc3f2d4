/**
 * The box of a checkbox or the ring of a radio button. The theme styles it by the input's own
 * `:checked`, so it is also right for a form library's uncontrolled inputs, whose changes MUI
 * doesn't see.
 */
export const Mark = () => <span className="mark" />;
