import type { listenAnfrage } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type PositionStatus, type WartetAuf, positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import { istDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import type { ListenSeite } from '../../bestellung.paths.ts'

export const ansichtIds = [
  'dran',
  'arzt',
  'apotheke',
  'alle',
  'entwuerfe',
  'anfragen',
  'verordnet',
  'neu',
  'bearbeitung',
  'bereit',
] as const
export type AnsichtId = (typeof ansichtIds)[number]

export interface Zahlen {
  status: Record<string, number>
  wartetAufMich: number | null
}

/** A quick tab: filters that belong together, and how many orders lie there. */
export interface Ansicht {
  id: AnsichtId
  status?: PositionStatus[]
  wartetAuf?: WartetAuf[]
  anzahl?: (zahlen: Zahlen) => number | null
}

const inStatus = (id: AnsichtId, status: PositionStatus[]): Ansicht => ({
  id,
  status,
  anzahl: (zahlen) => status.reduce((summe, einer) => summe + (zahlen.status[einer] ?? 0), 0),
})
const amZug = (id: AnsichtId, wer: WartetAuf): Ansicht => ({ id, wartetAuf: [wer], anzahl: ({ wartetAufMich }) => wartetAufMich })
const alle: Ansicht = { id: 'alle' }

/** The first of each side is the one that opens by itself. */
export const ansichten: Record<ListenSeite, readonly Ansicht[]> = {
  pflege: [
    amZug('dran', 'PFLEGE'),
    inStatus('arzt', ['BEIM_ARZT']),
    inStatus('apotheke', ['BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT']),
    alle,
    inStatus('entwuerfe', ['ENTWURF']),
  ],
  arzt: [amZug('anfragen', 'ARZT'), inStatus('verordnet', ['VERORDNET']), alle],
  apotheke: [inStatus('neu', ['BEI_APOTHEKE']), inStatus('bearbeitung', ['IN_BEARBEITUNG']), inStatus('bereit', ['BEREIT']), alle],
}

const datum = z.string().refine(istDatum)

/** What the address of a list holds. */
export const listenSuche = z.object({
  ansicht: z.enum(ansichtIds).nullable().default(null),
  status: z.array(z.enum(positionStatus)).default([]),
  wartetAuf: z.array(z.enum(wartende)).default([]),
  prioritaet: z.array(z.enum(prioritaeten)).default([]),
  klientId: z.uuid().nullable().default(null),
  organisationId: z.uuid().nullable().default(null),
  von: datum.nullable().default(null),
  bis: datum.nullable().default(null),
  suche: z.string().max(80).default(''),
  sortierung: z.enum(['neueste', 'aelteste', 'bedarf']).default('neueste'),
  /** The way to this page: the cursor of each page after the first; the last one is the page that is shown. */
  cursor: z.array(z.string().max(200)).default([]),
})
export type ListenSuche = z.infer<typeof listenSuche>

const seitenGroesse = 25

export function ansichtVon(seite: ListenSeite, id: AnsichtId | null): Ansicht {
  return ansichten[seite].find((ansicht) => ansicht.id === id) ?? ansichten[seite][0] ?? alle
}

const wennGesagt = <T>(werte: readonly T[]): T[] | undefined => (werte.length === 0 ? undefined : [...werte])

/** Two letters find the beginning of a name; one finds too much to be asked for. */
export const istSuchbar = (suche: string): boolean => suche.trim().length >= 2

/** The call to the server: a tab decides its own dimension, the other filters narrow it. */
export function anfrageVon(suche: ListenSuche, ansicht: Ansicht): z.input<typeof listenAnfrage> {
  return {
    status: ansicht.status ?? wennGesagt(suche.status),
    wartetAuf: ansicht.wartetAuf ?? wennGesagt(suche.wartetAuf),
    prioritaet: wennGesagt(suche.prioritaet),
    klientId: suche.klientId ?? undefined,
    organisationId: suche.organisationId ?? undefined,
    von: suche.von ?? undefined,
    bis: suche.bis ?? undefined,
    suche: istSuchbar(suche.suche) ? suche.suche.trim() : undefined,
    sortierung: suche.sortierung,
    cursor: suche.cursor.at(-1),
    limit: seitenGroesse,
  }
}

/** How many filters narrow the list beside its tab; the search word is seen and not counted. */
export function anzahlFilter(suche: ListenSuche, ansicht: Ansicht): number {
  const gesetzt = [
    ansicht.status === undefined && suche.status.length > 0,
    ansicht.wartetAuf === undefined && suche.wartetAuf.length > 0,
    suche.prioritaet.length > 0,
    suche.klientId !== null,
    suche.organisationId !== null,
    suche.von !== null || suche.bis !== null,
  ]
  return gesetzt.filter(Boolean).length
}

export const ohneFilter: Partial<ListenSuche> = {
  status: [],
  wartetAuf: [],
  prioritaet: [],
  klientId: null,
  organisationId: null,
  von: null,
  bis: null,
  suche: '',
  cursor: [],
}
