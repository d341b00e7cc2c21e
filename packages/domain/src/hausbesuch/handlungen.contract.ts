/** All bodies carry the version that the person saw. */
import { z } from 'zod'
import { isoDate, id, named, words } from '../shared/schemas.ts'
import {
  ablehnGruende,
  absageGruende,
  absagende,
  maxLeistungen,
  maxPersonen,
  shortestDauer,
  longestDauer,
  furtherVorgehen,
} from './hausbesuch.ts'
import type { PersonenHandlung } from './transitions.ts'

const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'uhrzeit' })
/** Nobody plans beyond this century, and the database calendar has an end. */
export const besuchstag = isoDate.refine((tag) => tag >= '2000-01-01' && tag < '2100-01-01', { message: 'datum' })
const basis = z.strictObject({ version: z.int().min(1) })

export const zeitfenster = z
  .strictObject({ datum: besuchstag, von: uhrzeit, bis: uhrzeit })
  .refine(({ von, bis }) => von < bis, { path: ['bis'], message: 'falsch' })

export const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length
export const doppelt = { message: 'doppelt' }

/** When and by whom: wall time in Berlin. */
export const planung = {
  datum: besuchstag,
  uhrzeit,
  dauerMinuten: z.int().min(shortestDauer).max(longestDauer),
  personIds: z.array(id).max(maxPersonen).refine(isDistinct, doppelt),
  fahrzeug: named(40).nullable(),
}

export const handlungSchemas = {
  annehmen: basis.extend({ ...planung, personIds: planung.personIds.min(1) }),
  ablehnen: basis.extend({ grund: z.enum(ablehnGruende), text: words(500).nullable() }),
  rueckfragen: basis.extend({ text: words(1000), vorschlag: zeitfenster.nullable() }),
  /** With `wunsch`, the hours wished for are these from now on: also how a proposal is agreed to. */
  antworten: basis.extend({ text: words(1000), wunsch: zeitfenster.nullable() }),
  /** `grund` may be left out where nobody knew of the visit yet. */
  verschieben: basis.extend({ ...planung, grund: words(500).nullable() }),
  absagen: basis.extend({
    durch: z.enum(absagende),
    grund: z.enum(absageGruende),
    text: words(500).nullable(),
    berechnung: z.boolean(),
  }),
  losfahren: basis,
  /** Name and birthday were compared with the person who opened. */
  beginnen: basis.extend({ identitaetGeprueft: z.literal(true) }),
  nichtAntreffen: basis.extend({
    klingelversuche: z.int().min(1).max(20),
    telefonversuche: z.int().min(0).max(20),
    nachrichtHinterlassen: z.boolean(),
    notfallkontaktInformiert: z.boolean(),
    weiteresVorgehen: z.enum(furtherVorgehen),
    text: words(500).nullable(),
  }),
  abschliessen: basis.extend({
    ergebnis: words(4000),
    leistungen: z
      .array(z.strictObject({ erbracht: z.boolean(), grund: words(250).nullable() }))
      .max(maxLeistungen)
      .superRefine((all, ctx) => {
        for (const [i, { erbracht, grund }] of all.entries())
          if (!erbracht && grund === null) ctx.addIssue({ code: 'custom', message: 'pflicht', path: [i, 'grund'] })
      }),
  }),
  abbrechen: basis.extend({ grund: words(500) }),
  nachtragen: basis.extend({ text: words(4000) }),
} as const satisfies Record<PersonenHandlung, z.ZodType>

export type Auftrag = { [H in PersonenHandlung]: { handlung: H; angaben: z.infer<(typeof handlungSchemas)[H]> } }[PersonenHandlung]
export type AngabenOf<H extends PersonenHandlung> = z.infer<(typeof handlungSchemas)[H]>
export type Planung = Omit<AngabenOf<'annehmen'>, 'version'>

export const isPlanschritt = (auftrag: Auftrag): auftrag is Extract<Auftrag, { handlung: 'annehmen' | 'verschieben' }> =>
  auftrag.handlung === 'annehmen' || auftrag.handlung === 'verschieben'
