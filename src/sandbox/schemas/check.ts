import type { z } from 'zod';
import { type FieldError, invalidForm, treeOf } from '../rest/errors.ts';

/** Discord's field errors that are not about a type, by the code a schema gives. */
type FieldCode =
  | 'APPLICATION_COMMAND_INVALID_NAME'
  | 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS'
  | 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'
  | 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'
  | 'APPLICATION_COMMANDS_DUPLICATE_NAME'
  | 'APPLICATION_COMMAND_TOO_LARGE'
  | 'BASE_TYPE_BAD_LENGTH'
  | 'BASE_TYPE_REQUIRED'
  | 'BUTTON_COMPONENT_INVALID'
  | 'COMPONENT_CUSTOM_ID_DUPLICATED'
  | 'COMPONENT_CUSTOM_ID_REQUIRED'
  | 'COMPONENT_LAYOUT_WIDTH_EXCEEDED'
  | 'MAX_EMBED_SIZE_EXCEEDED'
  | 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'
  | 'SELECT_COMPONENT_INVALID_RANGE'
  | 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'
  | 'SET_TYPE_ALREADY_CONTAINS_VALUE';

/** What zod needs to report one of Discord's field errors. */
export const fieldIssue = (
  code: FieldCode,
  message: string,
  path: PropertyKey[] = [],
): { code: 'custom'; message: string; path: PropertyKey[]; params: { discord: FieldCode } } => ({
  code: 'custom',
  message,
  path,
  params: { discord: code },
});

/** The value a schema reads from a request's body, or 50035 with Discord's tree of everything that is wrong. */
export const check = <T>(schema: z.ZodType<T>, value: unknown, path: readonly PropertyKey[] = []): T => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw invalidForm(
    treeOf(
      read.error.issues.flatMap((issue) =>
        errorsOf(issue, value).map(({ path: inner, error }) => ({ path: [...path, ...inner], error })),
      ),
    ),
  );
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
      return sizeError(issue, { most: Number(issue.maximum) });
    case 'too_small':
      return sizeError(issue, { least: Number(issue.minimum) });
    case 'invalid_type':
      return at(...typeError(issue.expected));
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

const sizeError = (
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  { least, most }: { readonly least?: number; readonly most?: number },
): readonly Found[] => {
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  const error = isNumber
    ? most === undefined
      ? { code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${least}.` }
      : { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${most}.` }
    : most === undefined
      ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${least} or more in length.` }
      : { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` };
  return [{ path: issue.path, error }];
};

const typeError = (expected: string): [code: string, message: string] => {
  switch (expected) {
    case 'string':
      return ['STRING_TYPE_CONVERT', 'Could not interpret value as string.'];
    case 'number':
    case 'int':
      return ['NUMBER_TYPE_COERCE', 'Value is not int.'];
    case 'boolean':
      return ['BOOLEAN_TYPE_CONVERT', 'Must be either true or false.'];
    case 'array':
      return ['LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'];
    default:
      return ['MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType'];
  }
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
