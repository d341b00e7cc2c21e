import { anlassCodes, besuchTypen, type BesuchTyp, dringlichkeiten, leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { z } from 'zod'
import { orNull } from '../../../form/useSchemaForm.ts'
import { adressAbbild, emptyAdresse } from '../../../organisation/components/adresse.ts'
import { usualDauer, fensterAbbild, emptyFenster, saidLeistung } from '../PlanFields.tsx'
import type { BesuchDefault, DefaultFrom } from '../anbauten.ts'

const leerer = {
  ort: emptyAdresse,
  tuer: { etage: '', klingelname: '', zugang: '' },
}

/** Values of the form; a schema, because a stored draft may be from another version of the page. */
const besuchValues = z.object({
  bestellungId: z.string().nullable().default(null),
  folgeId: z.string().nullable().default(null),
  anliegenId: z.string().nullable().default(null),
  /** The line of a talk whose words it took over. */
  quelle: z.string().nullable().default(null),
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
    z.object({
      code: z.string().nullable().default(null),
      bezeichnung: z.string(),
      quelle: z.enum(leistungsquellen).nullable(),
      sollMinuten: z.number().nullable(),
    }),
  ),
})
export type BesuchValues = z.infer<typeof besuchValues>

export const emptyBesuch = ({ typ, klientId }: { typ: BesuchTyp | null; klientId: string | null }): BesuchValues => ({
  bestellungId: null,
  folgeId: null,
  anliegenId: null,
  quelle: null,
  typ,
  klientId,
  anlassCode: null,
  anlass: '',
  dringlichkeit: 'ROUTINE',
  transportunfaehigGrund: '',
  woanders: false,
  ...leerer,
  organisation: null,
  wunsch: emptyFenster,
  datum: null,
  uhrzeit: '',
  dauerMinuten: usualDauer,
  personIds: [],
  fahrzeug: '',
  leistungen: [],
})

const noHerkunft = { bestellungId: null, folgeId: null, anliegenId: null }
const herkunft = (aus: DefaultFrom | null) => ({ ...noHerkunft, ...aus })

export function fromDefault(aus: DefaultFrom, { klientId, typ, anlassCode, anlass, praxis, tag }: BesuchDefault): BesuchValues {
  const { bestellungId, folgeId, anliegenId } = herkunft(aus)
  const from = { bestellungId, folgeId, anliegenId }
  return { ...emptyBesuch({ typ, klientId }), ...from, anlassCode, anlass, organisation: praxis, datum: tag }
}

/** A stored draft, unless it is unreadable or about another client or reason than requested now. */
export function asEntwurf(
  gemerkt: unknown,
  { klientId, aus, quelle = null }: { klientId: string | null; aus: DefaultFrom | null; quelle?: string | null },
): BesuchValues | null {
  const { data } = besuchValues.safeParse(gemerkt)
  const { bestellungId, folgeId, anliegenId } = herkunft(aus)
  if (data === undefined || data.bestellungId !== bestellungId || data.folgeId !== folgeId || data.anliegenId !== anliegenId) return null
  if (data.quelle !== quelle) return null
  return klientId !== null && data.klientId !== klientId ? null : data
}

/** Null when nothing was said about the door. */
function tuerAbbild({ etage, klingelname, zugang }: BesuchValues['tuer']) {
  const gesagt = { etage: orNull(etage), klingelname: orNull(klingelname), zugang: orNull(zugang) }
  return Object.values(gesagt).every((word) => word === null) ? null : gesagt
}

const kopf = ({
  folgeId,
  anliegenId,
  typ,
  klientId,
  woanders,
  ort,
  tuer,
  anlass,
  anlassCode,
  dringlichkeit,
  transportunfaehigGrund,
}: BesuchValues) => ({
  ...(folgeId === null ? {} : { folgeId }),
  ...(anliegenId === null ? {} : { anliegenId }),
  typ,
  klientId,
  ort: woanders ? adressAbbild(ort) : null,
  tuer: tuerAbbild(tuer),
  anlass: orNull(anlass),
  anlassCode,
  dringlichkeit,
  transportunfaehigGrund: typ === 'ARZTBESUCH' ? orNull(transportunfaehigGrund) : null,
})

export const asAnfrage = (values: BesuchValues) => ({
  ...kopf(values),
  ...(values.bestellungId === null ? {} : { bestellungId: values.bestellungId }),
  organisationId: values.organisation?.id ?? null,
  wunsch: fensterAbbild(values.wunsch),
})

export const asPlan = (values: BesuchValues) => ({
  ...kopf(values),
  datum: values.datum,
  uhrzeit: values.uhrzeit,
  dauerMinuten: values.dauerMinuten,
  personIds: values.personIds,
  fahrzeug: orNull(values.fahrzeug),
  leistungen: values.leistungen.map(saidLeistung),
})
