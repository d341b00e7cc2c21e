import { anlassCodes, besuchTypen, type BesuchTyp, dringlichkeiten, leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { z } from 'zod'
import { adressAbbild, leereAdresse } from '../../../organisation/components/adresse.ts'
import type { BesuchVorgabe, VorgabeAus } from '../anbauten.ts'
import { ueblicheDauer } from '../PlanFelder.tsx'
import { orNull } from '../../../ui/useSchemaForm.ts'
import { fensterAbbild, leeresFenster } from '../ZeitfensterFelder.tsx'

const leerer = {
  ort: leereAdresse,
  tuer: { etage: '', klingelname: '', zugang: '' },
}

/** Values of the form; a schema, because a stored draft may be from another version of the page. */
const besuchWerte = z.object({
  /** The order from which the visit follows. */
  bestellungId: z.string().nullable().default(null),
  /** What an earlier visit left to do. */
  folgeId: z.string().nullable().default(null),
  typ: z.enum(besuchTypen).nullable(),
  klientId: z.string().nullable(),
  anlassCode: z.enum(anlassCodes).nullable(),
  anlass: z.string(),
  dringlichkeit: z.enum(dringlichkeiten),
  transportunfaehigGrund: z.string(),
  woanders: z.boolean().default(false),
  ort: z.object({ strasse: z.string(), hausnummer: z.string(), zusatz: z.string(), plz: z.string(), ort: z.string() }).default(leerer.ort),
  tuer: z.object({ etage: z.string(), klingelname: z.string(), zugang: z.string() }).default(leerer.tuer),
  organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
  wunsch: z.object({ datum: z.string().nullable(), von: z.string(), bis: z.string() }),
  datum: z.string().nullable(),
  uhrzeit: z.string(),
  dauerMinuten: z.number().nullable(),
  personIds: z.array(z.string()),
  fahrzeug: z.string(),
  leistungen: z.array(
    z.object({ bezeichnung: z.string(), quelle: z.enum(leistungsquellen).nullable(), sollMinuten: z.number().nullable() }),
  ),
})
export type BesuchWerte = z.infer<typeof besuchWerte>

export const leererBesuch = ({ typ, klientId }: { typ: BesuchTyp | null; klientId: string | null }): BesuchWerte => ({
  bestellungId: null,
  folgeId: null,
  typ,
  klientId,
  anlassCode: null,
  anlass: '',
  dringlichkeit: 'ROUTINE',
  transportunfaehigGrund: '',
  woanders: false,
  ...leerer,
  organisation: null,
  wunsch: leeresFenster,
  datum: null,
  uhrzeit: '',
  dauerMinuten: ueblicheDauer,
  personIds: [],
  fahrzeug: '',
  leistungen: [],
})

const herkunft = (aus: VorgabeAus | null) => ({ bestellungId: null, folgeId: null, ...aus })

/** A visit that follows from an order or an earlier visit: all that is known of it. */
export function ausVorgabe(aus: VorgabeAus, { klientId, typ, anlassCode, anlass, praxis }: BesuchVorgabe): BesuchWerte {
  const { bestellungId, folgeId } = herkunft(aus)
  return { ...leererBesuch({ typ, klientId }), bestellungId, folgeId, anlassCode, anlass, organisation: praxis }
}

/** A stored draft, unless it is unreadable or about another client or reason than requested now. */
export function alsEntwurf(gemerkt: unknown, { klientId, aus }: { klientId: string | null; aus: VorgabeAus | null }): BesuchWerte | null {
  const { data } = besuchWerte.safeParse(gemerkt)
  const { bestellungId, folgeId } = herkunft(aus)
  if (data === undefined || data.bestellungId !== bestellungId || data.folgeId !== folgeId) return null
  return klientId !== null && data.klientId !== klientId ? null : data
}

/** Null when nothing was said about the door. */
function tuerAbbild({ etage, klingelname, zugang }: BesuchWerte['tuer']) {
  const gesagt = { etage: orNull(etage), klingelname: orNull(klingelname), zugang: orNull(zugang) }
  return Object.values(gesagt).every((wort) => wort === null) ? null : gesagt
}

const kopf = ({ folgeId, typ, klientId, woanders, ort, tuer, anlass, anlassCode, dringlichkeit, transportunfaehigGrund }: BesuchWerte) => ({
  ...(folgeId === null ? {} : { folgeId }),
  typ,
  klientId,
  ort: woanders ? adressAbbild(ort) : null,
  tuer: tuerAbbild(tuer),
  anlass: orNull(anlass),
  anlassCode,
  dringlichkeit,
  transportunfaehigGrund: typ === 'ARZTBESUCH' ? orNull(transportunfaehigGrund) : null,
})

export const alsAnfrage = (werte: BesuchWerte) => ({
  ...kopf(werte),
  ...(werte.bestellungId === null ? {} : { bestellungId: werte.bestellungId }),
  organisationId: werte.organisation?.id ?? null,
  wunsch: fensterAbbild(werte.wunsch),
})

export const alsPlan = (werte: BesuchWerte) => ({
  ...kopf(werte),
  datum: werte.datum,
  uhrzeit: werte.uhrzeit,
  dauerMinuten: werte.dauerMinuten,
  personIds: werte.personIds,
  fahrzeug: orNull(werte.fahrzeug),
  leistungen: werte.leistungen.map((leistung) => ({ code: null, ...leistung })),
})
