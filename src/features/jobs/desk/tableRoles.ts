/**
 * Explicit ARIA roles: on phones the rows are laid out as blocks, and browsers drop the table
 * semantics of elements with another `display`.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
