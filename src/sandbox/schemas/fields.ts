import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { reportDuplicates } from './check.ts';

/** An id. */
export const snowflake = z.string().regex(/^\d{1,20}$/);

/** Returns the schema of a field that may be absent or `null`, with the same effect. */
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

/** Returns the schema of a list without duplicates. */
export const unique = <T extends z.ZodType>(one: T, most: number, least = 0) =>
  z
    .array(one)
    .min(least)
    .max(most)
    .superRefine((values, context) => {
      reportDuplicates(context, values, 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value', (index) => [
        index,
      ]);
    });

/** Returns the schema of a text's translations, by Discord's locales. */
export const localizations = (translation: z.ZodType<string>) => maybe(z.partialRecord(z.enum(Locale), translation.nullable()));
