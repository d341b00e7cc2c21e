import {
  type PositionStatus,
  type WartetAuf,
  listOthersThan,
  positionStatus,
  prioritaeten,
  wartende,
} from '@dreiklang/domain/bestellung/bestellung'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { defineList, type ListForm, type Reiter } from '../../liste/components/listForm.ts'
import type { ListSeite } from '../../bestellung/bestellung.paths.ts'
import { listSchluessel } from '../../bestellung/bestellung.queries.ts'

export const ansichtIds = [
  'dran',
  'rezepte',
  'arzt',
  'apotheke',
  'alle',
  'entwuerfe',
  'anfragen',
  'verordnet',
  'neu',
  'bearbeitung',
  'bereit',
  'runden',
  'abgelehnt',
  'warten',
  'spaet',
] as const
type AnsichtId = (typeof ansichtIds)[number]

export interface Numbers {
  status: Record<string, number>
  wartetAufMich: number | null
  wartetAufAndere: number | null
  ueberfaellig: number | null
}

export const spalteIds = ['positionen', 'stand', 'dran', 'rezept', 'gegenueber', 'gesendet', 'erstellt', 'bedarf'] as const
export type SpalteId = (typeof spalteIds)[number]

export interface Ansicht extends Reiter {
  id: AnsichtId
  /** What its rows show; none of them says what the view says already. */
  spalten: readonly SpalteId[]
  anzahl?: (numbers: Numbers) => number | null
}

const inStatus = (id: AnsichtId, status: readonly PositionStatus[], spalten: readonly SpalteId[]): Ansicht => ({
  id,
  spalten,
  fest: { status },
  anzahl: (numbers) => status.reduce((sum, one) => sum + (numbers.status[one] ?? 0), 0),
})
const amZug = (id: AnsichtId, who: WartetAuf, spalten: readonly SpalteId[]): Ansicht => ({
  id,
  spalten,
  fest: { wartetAuf: [who] },
  anzahl: ({ wartetAufMich }) => wartetAufMich,
})
const all: Ansicht = { id: 'alle', spalten: ['positionen', 'stand', 'dran', 'rezept', 'bedarf'] }
const abgelehnt = inStatus('abgelehnt', ['ABGELEHNT', 'STORNIERT'], ['positionen', 'stand', 'dran', 'gegenueber', 'bedarf'])
const atHand: readonly SpalteId[] = ['positionen', 'stand', 'rezept', 'gegenueber', 'bedarf']

/** The first of each side is the default. */
export const ansichten: Record<ListSeite, readonly [Ansicht, ...Ansicht[]]> = {
  pflege: [
    amZug('dran', 'PFLEGE', atHand),
    inStatus('rezepte', ['VERORDNET'], ['positionen', 'rezept', 'gegenueber', 'stand', 'bedarf']),
    inStatus('arzt', ['BEIM_ARZT'], ['positionen', 'gegenueber', 'gesendet', 'stand', 'bedarf']),
    inStatus('apotheke', ['BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT'], atHand),
    all,
    inStatus('entwuerfe', ['ENTWURF'], ['positionen', 'gegenueber', 'erstellt', 'stand', 'bedarf']),
    abgelehnt,
    {
      id: 'warten',
      spalten: ['positionen', 'stand', 'dran', 'gegenueber', 'bedarf'],
      fest: { wartetAuf: listOthersThan('PFLEGE') },
      anzahl: ({ wartetAufAndere }) => wartetAufAndere,
    },
    {
      id: 'spaet',
      spalten: ['positionen', 'stand', 'dran', 'rezept', 'bedarf'],
      fest: { ueberfaellig: 'true' },
      anzahl: ({ ueberfaellig }) => ueberfaellig,
    },
  ],
  arzt: [
    // By medicine; who searches or filters finds the orders.
    { ...amZug('anfragen', 'ARZT', ['positionen', 'stand', 'gegenueber', 'bedarf']), ersetzt: true },
    amZug('dran', 'ARZT', ['positionen', 'stand', 'gegenueber', 'bedarf']),
    inStatus('verordnet', ['VERORDNET'], atHand),
    all,
    abgelehnt,
  ],
  apotheke: [
    inStatus('neu', ['BEI_APOTHEKE'], atHand),
    inStatus('bearbeitung', ['IN_BEARBEITUNG'], atHand),
    inStatus('bereit', ['BEREIT'], atHand),
    // What is ready, by nursing service; who searches or filters finds the orders.
    { id: 'runden', spalten: atHand, fest: { status: ['BEREIT'] }, ersetzt: true },
    // Also what was refused or cancelled and leaves a prescription to give back.
    amZug('dran', 'APOTHEKE', atHand),
    all,
    abgelehnt,
  ],
}

/** A practice cannot look up organisations (§ 11 ApoG), and only a nursing service has clients. */
const listOf = (seite: ListSeite): ListForm<RowAnswer> =>
  defineList({
    id: `bestellung.${seite}`,
    call: bestellungContract.list,
    exportCall: bestellungContract.exportList,
    schluessel: listSchluessel,
    filter: {
      status: { art: 'mehrfach', werte: positionStatus },
      wartetAuf: { art: 'mehrfach', werte: wartende },
      prioritaet: { art: 'mehrfach', werte: prioritaeten },
      klientId: { art: 'nachschlagen' },
      organisationId: { art: 'nachschlagen' },
      bestellt: { art: 'zeitraum', von: 'von', bis: 'bis' },
    },
    reiter: ansichten[seite],
    sortierungen: ['eilig', 'neueste', 'aelteste', 'bedarf'],
    keepsDone: seite === 'apotheke',
  })

export const bestellLists: Readonly<Record<ListSeite, ListForm<RowAnswer>>> = {
  pflege: listOf('pflege'),
  arzt: listOf('arzt'),
  apotheke: listOf('apotheke'),
}

/** A view of one status: its rows need not say it again. */
export const isOfOneStatus = ({ fest }: Pick<Ansicht, 'fest'>): boolean => fest?.['status']?.length === 1

/** Where somebody prescribes, checks or hands out no name of a medicine is cut. */
const workLists: readonly AnsichtId[] = ['anfragen', 'verordnet', 'neu', 'bearbeitung', 'bereit', 'runden', 'dran']
export const needsWholeNames = (seite: ListSeite, { id }: Pick<Ansicht, 'id'>): boolean => seite !== 'pflege' && workLists.includes(id)

/** Where a pharmacy packs and hands out, the bag stands beside the list; elsewhere the whole sheet. */
const bagViews: readonly AnsichtId[] = ['neu', 'bearbeitung', 'bereit', 'runden', 'dran']
export const needsBag = (seite: ListSeite, { id }: Pick<Ansicht, 'id'>): boolean => seite === 'apotheke' && bagViews.includes(id)
