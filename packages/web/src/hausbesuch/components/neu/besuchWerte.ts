import { anlassCodes, besuchTypen, type BesuchTyp, dringlichkeiten, leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { z } from 'zod'
import { ueblicheDauer } from '../PlanFelder.tsx'
import { oderNichts } from '../schritte/useSchritt.ts'
import { fensterAbbild, leeresFenster } from '../ZeitfensterFelder.tsx'

/** What the fields hold; as a schema because a kept draft may be from another version of the page. */
const besuchWerte = z.object({
  typ: z.enum(besuchTypen).nullable(),
  klientId: z.string().nullable(),
  anlassCode: z.enum(anlassCodes).nullable(),
  anlass: z.string(),
  dringlichkeit: z.enum(dringlichkeiten),
  transportunfaehigGrund: z.string(),
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
  typ,
  klientId,
  anlassCode: null,
  anlass: '',
  dringlichkeit: 'ROUTINE',
  transportunfaehigGrund: '',
  organisation: null,
  wunsch: leeresFenster,
  datum: null,
  uhrzeit: '',
  dauerMinuten: ueblicheDauer,
  personIds: [],
  fahrzeug: '',
  leistungen: [],
})

/** Kept words of before, unless they are unreadable or about another Klient than the one who is asked for now. */
export function alsEntwurf(gemerkt: unknown, klientId: string | null): BesuchWerte | null {
  const { data } = besuchWerte.safeParse(gemerkt)
  return data === undefined || (klientId !== null && data.klientId !== klientId) ? null : data
}

const kopf = ({ typ, klientId, anlassCode, anlass, dringlichkeit, transportunfaehigGrund }: BesuchWerte) => ({
  typ,
  klientId,
  ort: null,
  anlass: oderNichts(anlass),
  anlassCode,
  dringlichkeit,
  transportunfaehigGrund: typ === 'ARZTBESUCH' ? oderNichts(transportunfaehigGrund) : null,
})

export const alsAnfrage = (werte: BesuchWerte) => ({
  ...kopf(werte),
  organisationId: werte.organisation?.id ?? null,
  wunsch: fensterAbbild(werte.wunsch),
})

export const alsPlan = (werte: BesuchWerte) => ({
  ...kopf(werte),
  datum: werte.datum,
  uhrzeit: werte.uhrzeit,
  dauerMinuten: werte.dauerMinuten,
  personIds: werte.personIds,
  fahrzeug: oderNichts(werte.fahrzeug),
  leistungen: werte.leistungen.map((leistung) => ({ code: null, ...leistung })),
})
