import {
  type PositionStatus,
  austauschFaelle,
  newRezeptGruende,
  positionStatus,
  sources,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import { empfaengerRollen, nachweisArten, scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { rezeptOrte } from '@dreiklang/domain/bestellung/rezept'
import { seiten } from '@dreiklang/domain/shared/akteur'
import { z } from 'zod'

/** A value that an old event may lack or store differently is not shown. */
const vielleicht = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

const ware = z.object({ bezeichnung: z.string(), menge: z.number().optional() })

export const ereignisAngaben = z.object({
  von: vielleicht(z.enum([...positionStatus, ...seiten])),
  nach: vielleicht(z.enum(positionStatus)),
  an: vielleicht(z.enum(seiten)),
  vonOrt: vielleicht(z.enum(rezeptOrte)),
  nachOrt: vielleicht(z.enum(rezeptOrte)),
  ort: vielleicht(z.enum(rezeptOrte)),
  grund: vielleicht(z.string()),
  text: vielleicht(z.string()),
  begruendung: vielleicht(z.string()),
  termin: vielleicht(z.string()),
  bearbeiter: vielleicht(z.string()),
  gueltigBis: vielleicht(z.string()),
  tage: vielleicht(z.number()),
  angefordert: vielleicht(ware),
  verordnet: vielleicht(ware),
  alt: vielleicht(ware),
  neu: vielleicht(ware),
  aenderungGrund: vielleicht(z.string()),
  menge: vielleicht(z.number()),
  rest: vielleicht(z.number()),
  geliefert: vielleicht(z.number()),
  soll: vielleicht(z.number()),
  lieferung: vielleicht(z.number()),
  versuch: vielleicht(z.number()),
  empfaengerName: vielleicht(z.string()),
  empfaengerRolle: vielleicht(z.enum(empfaengerRollen)),
  nachweis: vielleicht(z.enum(nachweisArten)),
  zustimmung: vielleicht(z.boolean()),
  vorschlaege: vielleicht(z.array(ware)),
  fall: vielleicht(z.enum(austauschFaelle)),
  stufe: vielleicht(z.number()),
  quelle: vielleicht(z.enum(sources)),
  rezeptLoeschen: vielleicht(z.boolean()),
  altesRezept: vielleicht(z.string()),
  gescannt: vielleicht(z.number()),
})
export type EreignisAngaben = z.infer<typeof ereignisAngaben>

export const isStatus = (value: string | undefined): value is PositionStatus => positionStatus.some((status) => status === value)

export const findeGrund = {
  reklamieren: (grund: string) => reklamationsgruende.find((einer) => einer === grund),
  neuesRezeptAnfordern: (grund: string) => newRezeptGruende.find((einer) => einer === grund),
  zustellungGescheitert: (grund: string) => scheiternGruende.find((einer) => einer === grund),
}
