/** What is left to do after a step that ended something: a refusal, a cancellation or an expiry stays somebody's turn until it is done or waived. */
import { z } from 'zod'
import { type Seite, seiten } from '../shared/akteur.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

export const folgeArten = [
  'KARTE_EINLESEN',
  'TERMIN_VEREINBAREN',
  'NEU_ANFRAGEN',
  'ANDERE_APOTHEKE',
  'KLIENT_INFORMIEREN',
  'EREZEPT_FREIGEBEN',
  'EREZEPT_LOESCHEN',
  'REZEPT_ZURUECK',
  'N_REZEPT_NACHREICHEN',
  'GENEHMIGUNG_ERFRAGEN',
  'ABLEHNUNG_KLAEREN',
] as const
export type FolgeArt = (typeof folgeArten)[number]

/** Whose business it is; a paper prescription goes back from whoever holds it. */
const usuallyBei: Record<FolgeArt, Seite> = {
  KARTE_EINLESEN: 'PFLEGE',
  TERMIN_VEREINBAREN: 'PFLEGE',
  NEU_ANFRAGEN: 'PFLEGE',
  ANDERE_APOTHEKE: 'PFLEGE',
  KLIENT_INFORMIEREN: 'PFLEGE',
  EREZEPT_FREIGEBEN: 'APOTHEKE',
  EREZEPT_LOESCHEN: 'ARZT',
  REZEPT_ZURUECK: 'PFLEGE',
  N_REZEPT_NACHREICHEN: 'ARZT',
  GENEHMIGUNG_ERFRAGEN: 'APOTHEKE',
  ABLEHNUNG_KLAEREN: 'PFLEGE',
}

const time = z.iso.datetime()

/** Named by its kind: of each kind at most one is open on a position, so that the clock can open one, too. */
export const folge = z.strictObject({
  art: z.enum(folgeArten),
  bei: z.enum(seiten),
  seit: time,
  erledigt: z
    .strictObject({
      durch: z.strictObject({ personId: id, name: plain.name }),
      am: time,
      wie: z.enum(['ERLEDIGT', 'VERZICHTET']),
      grund: acceptedWords.nullable(),
    })
    .nullable(),
})
export type Folge = z.output<typeof folge>

/** As a line of a list tells it. */
export const openFolge = folge.pick({ art: true, bei: true })
export type OpenFolge = z.output<typeof openFolge>

interface WithFolgen {
  folgen: readonly Folge[]
}

export const openFolgen = ({ folgen }: WithFolgen): Folge[] => folgen.filter(({ erledigt }) => erledigt === null)

export const openFolgenBei = (position: WithFolgen, seite: Seite): Folge[] => openFolgen(position).filter(({ bei }) => bei === seite)

/** Opens what is not open yet; `bei` only where it is not the usual side. */
export function addFolgen({ folgen }: WithFolgen, neue: readonly (FolgeArt | { art: FolgeArt; bei: Seite })[], seit: string): Folge[] {
  const asked = neue.map((one) => (typeof one === 'string' ? { art: one, bei: usuallyBei[one] } : one))
  const known = new Set(openFolgen({ folgen }).map(({ art }) => art))
  return [...folgen, ...asked.filter(({ art }) => !known.has(art)).map(({ art, bei }) => ({ art, bei, seit, erledigt: null }))]
}

export function settleFolgen({ folgen }: WithFolgen, arten: readonly FolgeArt[], erledigt: NonNullable<Folge['erledigt']>): Folge[] {
  return folgen.map((one) => (one.erledigt === null && arten.includes(one.art) ? { ...one, erledigt } : one))
}
