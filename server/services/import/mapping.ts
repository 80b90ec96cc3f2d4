/**
 * The fields a column can be mapped to: those of the wire format (spec §3), and those from which
 * pay, place and category are derived.
 */
export const importFields = [
  'jobtitle',
  'companyname',
  'location',
  'joboverview',
  'description',
  'responsibilities1',
  'responsibilities2',
  'responsibilities3',
  'responsibilities4',
  'responsibilities5',
  'qualification1',
  'qualification2',
  'qualification3',
  'qualification4',
  'employementtype',
  'numberofvacancies',
  'degreerequired',
  'categoryName',
  'salary',
  'salarymin',
  'salarymax',
  'payperiod',
  'monthlysalary1',
  'monthlysalary2',
  'remote',
  'experience',
  'functions',
] as const;
export type ImportField = (typeof importFields)[number];

/** Maps fields to a file's columns. */
export type Mapping = Partial<Record<ImportField, string>>;

type Shape = { columns: readonly string[]; mapping: Mapping };

/** The files of ../shared/data, recognized by their columns regardless of their names. */
const knownShapes: readonly Shape[] = [
  {
    columns: ['title', 'company', 'location', 'workplace', 'salary', 'contract', 'description'],
    mapping: {
      jobtitle: 'title',
      companyname: 'company',
      location: 'location',
      remote: 'workplace',
      salary: 'salary',
      employementtype: 'contract',
      payperiod: 'contract',
      description: 'description',
    },
  },
  {
    columns: [
      'job_id',
      'company_id',
      'title',
      'location',
      'work_type',
      'remote',
      'experience',
      'min_salary',
      'max_salary',
      'pay_period',
      'functions',
    ],
    mapping: {
      jobtitle: 'title',
      location: 'location',
      employementtype: 'work_type',
      remote: 'remote',
      experience: 'experience',
      salarymin: 'min_salary',
      salarymax: 'max_salary',
      payperiod: 'pay_period',
      functions: 'functions',
    },
  },
];

/**
 * Returns the mapping for a file with these columns: a known shape's, otherwise each field by the
 * column of the same name; `wanted` (from the command line) overrides both. Throws an Error with a
 * readable message if a wanted column is missing or no column holds the title.
 */
export const mappingFor = (columns: readonly string[], wanted: Mapping): Mapping => {
  const shape = knownShapes.find((known) => known.columns.every((name) => columns.includes(name)));
  const byName = Object.fromEntries(
    importFields.flatMap((field) => {
      const column = columns.find((name) => name.toLowerCase() === field.toLowerCase());
      return column === undefined ? [] : [[field, column]];
    }),
  );
  const mapping: Mapping = { ...(shape?.mapping ?? byName), ...wanted };
  const missing = Object.values(wanted).find((column) => !columns.includes(column));
  if (missing !== undefined)
    throw new Error(`it has no column “${missing}”; its columns are ${columns.join(', ')}`);
  if (mapping.jobtitle === undefined) {
    throw new Error(
      `no column is known to be the title; say it with --map jobtitle=COLUMN (its columns are ${columns.join(', ')})`,
    );
  }
  return mapping;
};

const isImportField = (name: string): name is ImportField =>
  importFields.some((field) => field === name);

/**
 * Parses arguments such as `jobtitle=Title`; throws an Error with a readable message for anything
 * else.
 */
export const parseMapping = (texts: readonly string[]): Mapping =>
  Object.fromEntries(
    texts.map((text) => {
      const [, field = '', column = ''] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
      if (!isImportField(field))
        throw new Error(
          `--map ${text}: FIELD=COLUMN is needed, FIELD one of ${importFields.join(', ')}`,
        );
      return [field, column];
    }),
  );
