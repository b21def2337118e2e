import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';
import { maybe } from './fields.ts';

/** A text in other languages, by Discord's locales. */
export const localizations = (text: z.ZodType<string>) => maybe(z.partialRecord(z.enum(Locale), text.nullable()));
