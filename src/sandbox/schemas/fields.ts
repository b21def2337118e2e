import { z } from 'zod';
import { fieldIssue } from './check.ts';

/** An id. */
export const snowflake = z.string().regex(/^\d{1,20}$/);

/** A field that may be left out, or be `null` to the same effect. */
export const maybe = <T extends z.ZodType>(schema: T): z.ZodOptional<z.ZodNullable<T>> => schema.nullable().optional();

/** Returns the schema of a text with a minimum and a maximum length, counted as Discord does: by code point. */
export const text = (least: number, most: number): z.ZodType<string> =>
  z.string().superRefine((value, context) => {
    const length = [...value].length;
    const report = { origin: 'string', input: value, message: '' } as const;
    if (length > most) context.addIssue({ ...report, code: 'too_big', maximum: most, inclusive: true });
    else if (length < least) context.addIssue({ ...report, code: 'too_small', minimum: least, inclusive: true });
  });

/** An address on the web, or a file of the same request as `attachment://name`. */
export const mediaUrl = z
  .string()
  .max(2_048)
  .regex(/^(https?|attachment):\/\/\S+$/);

export const webUrl = (most: number): z.ZodString =>
  z
    .string()
    .max(most)
    .regex(/^(https?|discord):\/\/\S+$/);

/** A list that is a set: nothing stands in it twice. */
export const unique = <T extends z.ZodType>(one: T, most: number, least = 0) =>
  z
    .array(one)
    .min(least)
    .max(most)
    .superRefine((values, context) => {
      values.forEach((value, index) => {
        if (values.indexOf(value) < index) {
          context.addIssue(fieldIssue('SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value', [index]));
        }
      });
    });
