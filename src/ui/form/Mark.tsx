/**
 * The box of a checkbox or the ring of a radio button. The theme draws what is in it by the input's
 * own `:checked`, so that it is right for a form library's uncontrolled inputs, too, which MUI does
 * not see change.
 */
export const Mark = () => <span className="mark" />;
