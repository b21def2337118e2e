import type { z } from 'zod';
import { type FieldError, invalidForm, treeOf } from '../rest/errors.ts';

/** Returns the issue with which a schema reports one of Discord's field errors. */
export const fieldIssue = (code: string, message: string, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  message,
  path,
  params: { discord: code },
});

/** Reports each element of a list that equals an earlier one. `pathOf` is the path of the error. */
export const reportDuplicates = <T>(
  context: z.RefinementCtx,
  values: readonly T[],
  code: string,
  message: string,
  pathOf: (index: number) => PropertyKey[],
): void => {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) context.addIssue(fieldIssue(code, message, pathOf(index)));
  });
};

/** Returns the value that a schema reads from a request's body. Throws 50035 with Discord's tree of all errors. */
export const check = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw invalidForm(treeOf(read.error.issues.flatMap((issue) => errorsOf(issue, value))));
};

type Found = { readonly path: readonly PropertyKey[]; readonly error: FieldError };

const errorsOf = (issue: z.core.$ZodIssue, value: unknown): readonly Found[] => {
  const at = (code: string, message: string): readonly Found[] => [{ path: issue.path, error: { code, message } }];
  const isMissing = issue.code.startsWith('invalid_') && valueAt(value, issue.path) === undefined;
  if (isMissing) return at('BASE_TYPE_REQUIRED', 'This field is required');
  switch (issue.code) {
    case 'custom':
      return at(typeof issue.params?.discord === 'string' ? issue.params.discord : 'BASE_TYPE_BAD_VALUE', issue.message);
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        error: { code: 'UNKNOWN_FIELD', message: 'Discord does not know this field here.' },
      }));
    case 'too_big':
      return at(...sizeError(isNumber(issue.origin), 'MAX', issue.maximum));
    case 'too_small':
      return at(...sizeError(isNumber(issue.origin), 'MIN', issue.minimum));
    case 'invalid_type':
      return at(...(TYPE_ERRORS[issue.expected] ?? MODEL_ERROR));
    case 'invalid_value':
      return at('BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map((one) => JSON.stringify(one)).join(', ')}}.`);
    case 'invalid_format':
      return at('STRING_TYPE_REGEX', 'String value did not match validation regex.');
    case 'invalid_union':
      return at('UNION_TYPE_CHOICES', 'Value must be of one of the kinds that may stand here.');
    default:
      return at('BASE_TYPE_BAD_VALUE', issue.message);
  }
};

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

const sizeError = (ofNumber: boolean, bound: 'MIN' | 'MAX', size: number | bigint): [code: string, message: string] => {
  const isMin = bound === 'MIN';
  return ofNumber
    ? [`NUMBER_TYPE_${bound}`, `int value should be ${isMin ? 'greater' : 'less'} than or equal to ${size}.`]
    : [`BASE_TYPE_${bound}_LENGTH`, `Must be ${size} or ${isMin ? 'more' : 'fewer'} in length.`];
};

const INT_ERROR = ['NUMBER_TYPE_COERCE', 'Value is not int.'] as const;
const MODEL_ERROR = ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType'] as const;

/** Discord's error by the type that was expected. */
const TYPE_ERRORS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  string: ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'],
  number: INT_ERROR,
  int: INT_ERROR,
  boolean: ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'],
  array: ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'],
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
