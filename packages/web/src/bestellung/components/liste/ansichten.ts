import { type PositionStatus, type WartetAuf, positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { defineList, type ListForm, type Reiter } from '../../../liste/components/listForm.ts'
import type { ListSeite } from '../../bestellung.paths.ts'
import { listSchluessel } from '../../bestellung.queries.ts'

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
  'abgelehnt',
] as const
type AnsichtId = (typeof ansichtIds)[number]

export interface Numbers {
  status: Record<string, number>
  wartetAufMich: number | null
}

export interface Ansicht extends Reiter {
  id: AnsichtId
  anzahl?: (numbers: Numbers) => number | null
}

const inStatus = (id: AnsichtId, status: readonly PositionStatus[]): Ansicht => ({
  id,
  fest: { status },
  anzahl: (numbers) => status.reduce((sum, one) => sum + (numbers.status[one] ?? 0), 0),
})
const amZug = (id: AnsichtId, who: WartetAuf): Ansicht => ({
  id,
  fest: { wartetAuf: [who] },
  anzahl: ({ wartetAufMich }) => wartetAufMich,
})
const all: Ansicht = { id: 'alle' }
const abgelehnt = inStatus('abgelehnt', ['ABGELEHNT', 'STORNIERT'])

/** The first of each side is the default. */
export const ansichten: Record<ListSeite, readonly [Ansicht, ...Ansicht[]]> = {
  pflege: [
    amZug('dran', 'PFLEGE'),
    inStatus('arzt', ['BEIM_ARZT']),
    inStatus('apotheke', ['BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT']),
    all,
    inStatus('entwuerfe', ['ENTWURF']),
    abgelehnt,
  ],
  arzt: [amZug('anfragen', 'ARZT'), inStatus('verordnet', ['VERORDNET']), all, abgelehnt],
  apotheke: [
    inStatus('neu', ['BEI_APOTHEKE']),
    inStatus('bearbeitung', ['IN_BEARBEITUNG']),
    inStatus('bereit', ['BEREIT']),
    // Also what was refused or cancelled and leaves a prescription to give back.
    amZug('dran', 'APOTHEKE'),
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
  })

export const bestellLists: Readonly<Record<ListSeite, ListForm<RowAnswer>>> = {
  pflege: listOf('pflege'),
  arzt: listOf('arzt'),
  apotheke: listOf('apotheke'),
}
