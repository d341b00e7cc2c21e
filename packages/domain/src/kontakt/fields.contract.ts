import { z } from 'zod'
import { named, text, line } from '../shared/schemas.ts'
import { isIsoDate } from '../shared/time.ts'
import { asWords, harmless } from '../shared/words.ts'

/** ISO 3166-1 in capitals; small letters are taken, too. */
const iso = z
  .string()
  .regex(/^[A-Za-z]{2}$/, { message: 'auswahl' })
  .toUpperCase()
const label = named(40).nullable()

/** `YYYY-MM-DD`, alone or as the beginning of an instant. The answer stands at 12:00 UTC, so that it is the same day everywhere. */
const birthday = harmless(
  'time',
  z
    .string()
    .max(40)
    .refine((value) => isIsoDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), { message: 'datum' }),
)

/** apps.md has title and company both within a job object and as fields of their own; here always fields, so all records have one shape. */
export const kontaktFields = {
  name: named(120),
  emails: z.array(z.strictObject({ email: z.string().trim().max(254).pipe(z.email()), label })).max(20),
  phoneNumbers: z
    .array(
      z.strictObject({
        country: iso,
        phoneNumber: harmless('contact', line(40).regex(/^[+(0-9][0-9 ()/.*#–-]*$/, { message: 'telefon' })),
        label,
      }),
    )
    .max(20),
  title: named(120).nullable(),
  company: named(120).nullable(),
  birthday: birthday.nullable(),
  address: harmless('contact', text(500)).nullable(),
  /** HTML; the server keeps a few tags and links to allowed places. */
  notes: asWords(z.string().max(20_000)).nullable(),
}
