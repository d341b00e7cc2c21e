import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type PositionStatus, type WartetAuf, positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { defineListe, type ListenForm, type Reiter } from '../../../liste/components/listenForm.ts'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { listenSchluessel } from '../../bestellung.queries.ts'

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
type AnsichtId = (typeof ansichtIds)[number]

export interface Zahlen {
  status: Record<string, number>
  wartetAufMich: number | null
}

/** A quick tab: a set of filters with a counter. */
export interface Ansicht extends Reiter {
  id: AnsichtId
  anzahl?: (zahlen: Zahlen) => number | null
}

const inStatus = (id: AnsichtId, status: readonly PositionStatus[]): Ansicht => ({
  id,
  fest: { status },
  anzahl: (zahlen) => status.reduce((summe, einer) => summe + (zahlen.status[einer] ?? 0), 0),
})
const amZug = (id: AnsichtId, wer: WartetAuf): Ansicht => ({
  id,
  fest: { wartetAuf: [wer] },
  anzahl: ({ wartetAufMich }) => wartetAufMich,
})
const alle: Ansicht = { id: 'alle' }

/** The first of each side is the default. */
export const ansichten: Record<ListenSeite, readonly [Ansicht, ...Ansicht[]]> = {
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

/** A practice cannot look up organisations (§ 11 ApoG), and only a nursing service has clients. */
const listeVon = (seite: ListenSeite): ListenForm<ZeileAntwort> =>
  defineListe({
    id: `bestellung.${seite}`,
    call: bestellungContract.list,
    exportCall: bestellungContract.exportList,
    schluessel: listenSchluessel,
    filter: {
      status: { art: 'mehrfach', werte: positionStatus },
      wartetAuf: { art: 'mehrfach', werte: wartende },
      prioritaet: { art: 'mehrfach', werte: prioritaeten },
      klientId: { art: 'nachschlagen' },
      organisationId: { art: 'nachschlagen' },
      bestellt: { art: 'zeitraum', von: 'von', bis: 'bis' },
    },
    reiter: ansichten[seite],
    sortierungen: ['neueste', 'aelteste', 'bedarf'],
  })

export const bestellListen: Readonly<Record<ListenSeite, ListenForm<ZeileAntwort>>> = {
  pflege: listeVon('pflege'),
  arzt: listeVon('arzt'),
  apotheke: listeVon('apotheke'),
}
